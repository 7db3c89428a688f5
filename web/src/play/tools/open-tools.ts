import { showAside } from '../view/play-view.svelte.ts';
import ToolsPanel from './ToolsPanel.svelte';

/** Shows the tools in place of the keys. */
export function openTools(): void {
  showAside(ToolsPanel);
}
