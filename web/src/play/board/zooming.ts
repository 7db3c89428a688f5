import { tick } from 'svelte';
import { currentGame } from '../session/current-game.svelte.ts';
import { announce } from '../../state/notices.svelte.ts';
import { playView } from '../view/play-view.svelte.ts';
import { shownBoard, zoomedBy } from '../view/zoom.ts';
import { t } from '../words.ts';
import { showCell } from '../../kit/grid/cell-element.ts';

/**
 * Two fingers, and Ctrl with the wheel, zoom the board around their position; one finger and the wheel alone scroll it,
 * as usual in browsers. Loaded with boards that need it. Returns a cleanup function.
 */
export function zooming(scroller: HTMLElement): () => void {
  let apart = 0;

  const onTouchStart = ({ touches }: TouchEvent): void => {
    apart = touches.length === 2 ? distance(touches) : 0;
  };
  const onTouchMove = (event: TouchEvent): void => {
    const { touches } = event;
    if (touches.length !== 2 || apart === 0) return;
    event.preventDefault();
    const now = distance(touches);
    void zoomAbout(scroller, now / apart, middle(touches, 'clientX'), middle(touches, 'clientY'));
    apart = now;
  };
  const onWheel = (event: WheelEvent): void => {
    if (!event.ctrlKey && !event.metaKey) return;
    event.preventDefault();
    void zoomAbout(scroller, Math.exp(-event.deltaY / 400), event.clientX, event.clientY);
  };

  const ended = new AbortController();
  const options = { signal: ended.signal, passive: false };
  scroller.addEventListener('touchstart', onTouchStart, options);
  scroller.addEventListener('touchmove', onTouchMove, options);
  scroller.addEventListener('wheel', onWheel, options);
  return () => ended.abort();
}

/** Zooms by a factor around the cell with the cursor, if the board can be zoomed. */
export async function zoomAtCursor(factor: number): Promise<void> {
  const geometry = currentGame.board?.puzzle.geometry;
  if (!geometry) return;
  const shown = shownBoard(playView.zoom, playView.room, geometry);
  if (!shown.zoomable) return;
  playView.zoom = zoomedBy(shown, factor);
  await tick();
  showCell(playView.cursor);
  announce(t.messages.zoomed(Math.round(shownBoard(playView.zoom, playView.room, geometry).cell)));
}

/** The content under the point stays under it. */
async function zoomAbout(scroller: HTMLElement, factor: number, x: number, y: number): Promise<void> {
  const geometry = currentGame.board?.puzzle.geometry;
  if (!geometry) return;
  const before = shownBoard(playView.zoom, playView.room, geometry);
  const { left, top } = scroller.getBoundingClientRect();
  const [dx, dy] = [x - left, y - top];
  const [fromLeft, fromTop] = [scroller.scrollLeft + dx, scroller.scrollTop + dy];
  playView.zoom = zoomedBy(before, factor);
  const grown = shownBoard(playView.zoom, playView.room, geometry).cell / before.cell;
  await tick();
  scroller.scrollTo(fromLeft * grown - dx, fromTop * grown - dy);
}

function distance([a, b]: TouchList): number {
  return Math.hypot(a.clientX - b.clientX, a.clientY - b.clientY);
}

function middle([a, b]: TouchList, axis: 'clientX' | 'clientY'): number {
  return (a[axis] + b[axis]) / 2;
}
