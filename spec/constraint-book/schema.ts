/** The JSON Schema of a constraint, made of the schemas of its kinds. */
import { CONSTRAINT_KINDS, type Field } from 'pencilmark';
import { kindOf } from '../../engine/src/constraints/kind-of.ts';

export const SCHEMA_PATH = 'docs/constraint.schema.json';

export function constraintSchema(): object {
  return {
    $schema: 'https://json-schema.org/draft/2020-12/schema',
    title: 'Pencilmark constraint',
    description:
      'Written by `npm run constraints`. Which cells and numbers fit a board, the schema cannot say.',
    oneOf: CONSTRAINT_KINDS.map((kind) => {
      const { rule, fields } = kindOf({ kind });
      const names = Object.entries(fields);
      return {
        description: rule,
        type: 'object',
        required: ['kind', ...names.filter(([, field]) => !field.optional).map(([name]) => name)],
        additionalProperties: false,
        properties: {
          kind: { const: kind },
          ...Object.fromEntries(names.map(([name, field]) => [name, schemaOf(field)])),
        },
      };
    }),
  };
}

const CELL = { type: 'integer', minimum: 0 };

function schemaOf(field: Field): object {
  switch (field.type) {
    case 'cells':
      return {
        type: 'array',
        items: CELL,
        minItems: field.least,
        ...(field.most !== undefined && { maxItems: field.most }),
        ...(!field.repeats && { uniqueItems: true }),
      };
    case 'cell-lists': {
      const { least, each } = field;
      const sizes = each === undefined ? { minItems: 1 } : { minItems: each, maxItems: each };
      return {
        type: 'array',
        minItems: least,
        items: { type: 'array', items: CELL, uniqueItems: true, ...sizes },
      };
    }
    case 'integer':
      return integer(field.min);
    case 'integers':
      return { type: 'array', items: integer(field.min), minItems: field.least };
    case 'tuples': {
      const { min, each, least } = field;
      const tuple = { type: 'array', items: integer(min), minItems: each, maxItems: each };
      return { type: 'array', items: tuple, minItems: least };
    }
    case 'choice':
      return { enum: [...field.of] };
    case 'text':
      return { type: 'string', maxLength: field.most };
    case 'branches':
      return { type: 'array', minItems: 1, items: { type: 'array', minItems: 1, items: { $ref: '#' } } };
  }
}

function integer(min: number): object {
  return min === -Number.MAX_SAFE_INTEGER ? { type: 'integer' } : { type: 'integer', minimum: min };
}
