import { mount } from 'svelte';
import App from './app/App.svelte';
import { speakFirst } from './app/language.ts';
import './theme/tokens.generated.css';
import './theme/base.css';
import './board/drawing.css';

speakFirst(() => void mount(App, { target: document.getElementById('app')! }));
