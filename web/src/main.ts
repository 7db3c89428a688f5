import { mount } from 'svelte';
import App from './app/App.svelte';
import { speakFirst } from './app/language.ts';
import './theme/tokens.generated.css';
import './theme/base.css';
import './board/drawing.css';

// Once the page is there, and nothing else is waiting.
if (import.meta.env.PROD) {
  addEventListener('load', () => {
    import('./offline/offline.ts').then(({ keepOffline }) => keepOffline()).catch(() => undefined);
  });
}

speakFirst(() => void mount(App, { target: document.getElementById('app')! }));
