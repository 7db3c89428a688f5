import { mount } from 'svelte';
import App from './app/App.svelte';
import { speakFirst } from './app/language.ts';
import './styles/tokens.generated.css';
import './styles/base.css';
import './kit/drawing/drawing.css';

/** How long the first game has the connection to itself, in ms. */
const FIRST_PLAY = 3000;

if (import.meta.env.PROD) {
  addEventListener('load', () => {
    setTimeout(() => {
      import('./app/offline.ts').then(({ keepOffline }) => keepOffline()).catch(() => undefined);
    }, FIRST_PLAY);
  });
}

speakFirst(() => void mount(App, { target: document.getElementById('app')! }));
