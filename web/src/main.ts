import { mount } from 'svelte';
import App from './app/App.svelte';
import './theme/tokens.generated.css';
import './theme/base.css';
import './board/drawing.css';

mount(App, { target: document.getElementById('app')! });
