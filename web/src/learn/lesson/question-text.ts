/** Questions of a lesson in words, and responses to a wrong answer. */
import type { Fault, Premise, Question } from '@pencilmark/game/learn';
import { type Cell, cellName, classic9 } from 'pencilmark';
import { locale } from '../../state/locale.svelte.ts';
import type { AskedQuestion, PlacedNearMiss } from '../drill/drill-protocol.ts';
import type { LessonWords } from './lesson-words.ts';

const name = (cell: Cell): string => cellName(classic9(), cell);

function either(items: readonly (number | string)[]): string {
  const list = new Intl.ListFormat(locale.language, { type: 'disjunction' });
  return list.format(items.map(String));
}

export function askText({ question, where, across }: AskedQuestion, { ask }: LessonWords): string {
  const { kind, cells, digits } = question;
  const [digit] = digits;
  switch (kind) {
    case 'open':
    case 'single':
      return ask[kind](where.in);
    case 'places':
    case 'place':
      return ask[kind](cells.length, digit, where.in);
    case 'fins':
      return ask.fins(digit, where.in, across.in);
    case 'only':
      return ask.only(cells.length, either(digits), where.in);
    case 'crossing':
      return ask.crossing(cells.length, where.in, across.in);
    case 'else':
      return ask.else(cells.length, either(digits));
    case 'odd':
      return ask.odd;
    case 'digit':
      return ask.digit(name(cells[0]));
    case 'bulb':
    case 'circle':
      return ask[kind];
    case 'left':
      return ask.left(cells.length, where.name);
    case 'struck':
      return ask.struck(digit);
  }
}

/** The assumption, and what follows from it, before the question. Only the first question has an assumption. */
export function premiseTexts({ premises }: Question, isFirst: boolean, words: LessonWords): string[] {
  return premises.map((premise, at) => premiseText(premise, isFirst && at === 0, words));
}

function premiseText({ is, cells, digit }: Premise, isSupposed: boolean, words: LessonWords): string {
  const named = either(cells.map(name));
  if (is === 'true') return words.suppose(named, digit);
  return isSupposed ? words.supposeNot(cells.length, named, digit) : words.gone(cells.length, named, digit);
}

export function faultText(fault: Fault, { where, across }: AskedQuestion, { faults }: LessonWords): string {
  const cell = name(fault.cell);
  switch (fault.is) {
    case 'filled':
    case 'elsewhere':
    case 'apart':
    case 'other':
      return faults[fault.is](cell);
    case 'outside':
    case 'inside':
      return faults[fault.is](cell, (fault.of === 'houses' ? where : across).in);
    case 'cannot':
    case 'supposed':
    case 'without':
    case 'stays':
      return faults[fault.is](cell, fault.digit);
    case 'also':
    case 'limited':
      return faults[fault.is](cell, either(fault.digits));
  }
}

/** The reason that a near-miss is not the pattern. */
export function failingText(
  technique: string,
  { miss, where }: PlacedNearMiss,
  { near }: LessonWords,
): string {
  const { failing, candidates, refuted } = miss;
  switch (failing.kind) {
    case 'place': {
      const { house, digit, cell } = failing;
      const count = classic9().houses[house].cells.filter(
        (one) => ((candidates[one] >> (digit - 1)) & 1) === 1,
      ).length;
      return near.place(technique, where!.name, where!.in, digit, name(cell), count);
    }
    case 'candidate':
      return near.candidate(technique, name(failing.cell), failing.digit);
    case 'filling':
      return near.filling(name(failing.cell), failing.digit, name(refuted.cell), refuted.digit);
    case 'sight':
      return near.sight(technique, name(failing.cells[0]), name(failing.cells[1]));
  }
}
