/** What takes in the whole run at a glance is redrawn after at least so many ms. */
const GLANCE = 200;

/** Which place of each of several films is on the screen, and how often that changed. */
interface Display {
  readonly views: readonly View[];
  /** Grows with everything that is new. */
  readonly revision: number;
  /** The same, but only a few times a second. */
  readonly glance: number;
  show(reached: readonly number[]): void;
  /** Shows one film after the other, so that no frame draws more than one board. */
  showNext(reached: readonly number[]): void;
  /** There is more of a film than before; where it is, it stays. */
  showMore(film: number): void;
}

interface View {
  readonly at: number;
  readonly revision: number;
  show(place: number): void;
}

export function createDisplay(films: number, now: () => number): Display {
  const views = Array.from({ length: films }, createView);
  let revision = $state(0);
  let glance = $state(0);
  let glanced = 0;
  /** Whose turn it is to be drawn. */
  let turn = 0;
  return {
    views,
    get revision() {
      return revision;
    },
    get glance() {
      return glance;
    },
    show(reached) {
      for (const [index, view] of views.entries()) view.show(reached[index]);
      glance = ++revision;
    },
    showNext(reached) {
      views[turn].show(reached[turn]);
      turn = (turn + 1) % views.length;
      revision++;
      if (now() - glanced < GLANCE) return;
      glanced = now();
      glance = revision;
    },
    showMore(film) {
      views[film].show(views[film].at);
      glance = ++revision;
    },
  };
}

function createView(): View {
  let at = $state(0);
  let revision = $state(0);
  return {
    get at() {
      return at;
    },
    get revision() {
      return revision;
    },
    show(place: number) {
      at = place;
      revision++;
    },
  };
}
