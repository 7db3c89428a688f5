/** The part of an address after `#/learn/`: nothing for the map, a technique, or an exercise for one. */
import type { TechniqueId } from 'pencilmark';
import { isTaught } from '@pencilmark/game/learn';
import { exampleOf } from './examples.ts';
import { countOf, DRILL_LENGTH, type LearnSet, readSet, setQuery } from './set/learn-set.ts';

export type LearnView =
  | { readonly kind: 'map' }
  | { readonly kind: 'technique'; readonly technique: TechniqueId }
  | {
      readonly kind: 'drill';
      readonly technique: TechniqueId;
      /** Undefined if one is to be generated. */
      readonly seed: string | undefined;
      readonly count: number;
    }
  | { readonly kind: 'lesson'; readonly technique: TechniqueId; readonly seed: string | undefined }
  | { readonly kind: 'session' | 'level'; readonly seed: string | undefined }
  | {
      /** A set from a teacher, on the page or on paper. */
      readonly kind: 'set' | 'sheet';
      readonly set: LearnSet;
      readonly seed: string | undefined;
    }
  | { readonly kind: 'make' };

/** Reads any text; an unknown one gives the map, or the technique alone. */
export function readLearnAddress(text: string): LearnView {
  const [path, ...rest] = text.split('?');
  const query = new URLSearchParams(rest.join('?'));
  const seed = query.get('seed')?.slice(0, 100) || undefined;
  const [name, part] = path.split('/');
  if (name === 'session' || name === 'level') return { kind: name, seed };
  if (name === 'set' || name === 'sheet') return { kind: name, set: readSet(query), seed };
  if (name === 'make') return { kind: 'make' };
  if (!exampleOf(name)) return { kind: 'map' };
  const technique = name as TechniqueId;
  if (isTaught(technique)) {
    if (part === 'drill') return { kind: 'drill', technique, seed, count: countOf(query.get('count')) };
    if (part === 'lesson') return { kind: 'lesson', technique, seed };
  }
  return { kind: 'technique', technique };
}

/** The text of a view, for `addressOf('learn', …)`. */
export function learnSubject(view: LearnView): string {
  switch (view.kind) {
    case 'map':
      return '';
    case 'technique':
      return view.technique;
    case 'make':
      return 'make';
    case 'set':
    case 'sheet':
      return `${view.kind}?${setQuery(view.set, view.seed)}`;
    case 'session':
    case 'level':
      return `${view.kind}${queryOf(view.seed)}`;
    case 'lesson':
      return `${view.technique}/lesson${queryOf(view.seed)}`;
    case 'drill':
      return `${view.technique}/drill${queryOf(view.seed, view.count)}`;
  }
}

function queryOf(seed: string | undefined, count = DRILL_LENGTH): string {
  const query = new URLSearchParams({
    ...(seed !== undefined && { seed }),
    ...(count !== DRILL_LENGTH && { count: String(count) }),
  });
  return query.size === 0 ? '' : `?${query.toString()}`;
}
