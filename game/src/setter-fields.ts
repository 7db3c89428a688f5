import { listOf, objectOf, oneOf, optional, text, wholeNumber } from 'pencilmark/internal/json-fields';
import { LEFT_OUT_KINDS, type LeftOut, type Setter } from './setter.ts';

/** Maximum length of a setter's text, in UTF-16 code units. */
const MAX_TEXT = 50_000;
const MAX_NAME = 1_000;
const MAX_LEFT_OUT = 1_000;

export const setterReader = objectOf<Setter>({
  author: optional(text(MAX_NAME)),
  rules: optional(text(MAX_TEXT)),
  solution: optional(text(MAX_TEXT)),
  message: optional(text(MAX_TEXT)),
  leftOut: optional(
    listOf(
      objectOf<LeftOut>({
        kind: oneOf(...LEFT_OUT_KINDS),
        name: optional(text(MAX_NAME)),
        count: optional(wholeNumber(1, 1_000_000)),
      }),
      MAX_LEFT_OUT,
    ),
  ),
});
