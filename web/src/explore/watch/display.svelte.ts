/** Minimum time between two drawings of the overviews of a whole run, in ms. */
const GLANCE = 200;

/** The place of each of several films that is on the screen, and how often that changed. */
interface Display {
  readonly views: readonly View[];
  /** Increases with every change. */
  readonly revision: number;
  /** Increases with every change, but only a few times a second. */
  readonly glance: number;
  show(reached: readonly number[]): void;
  /** Shows one film after another, so that no frame draws more than one board. */
  showNext(reached: readonly number[]): void;
  /** A film has grown; its place stays. */
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
  /** The index of the film to be drawn next. */
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
