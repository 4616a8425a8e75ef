import type { Schema } from '../../schema/schema.ts'
import { schemaBodyLimit } from '../body-limit.ts'
import type { BodyExamples } from '../body-schemas.ts'
import type { ProblemExample } from '../problem-responses.ts'
import { commonProblems, streamProblems } from './common-problems.ts'

/** A small schema that shows much: two related tables, people, money, categories. */
export const librarySchema: Schema = {
  version: 1,
  name: 'library',
  tables: [
    {
      name: 'authors',
      rows: { type: 'primary', count: 3 },
      columns: [
        { name: 'author_id', kind: 'sequence' },
        { name: 'name', kind: 'person' },
        { name: 'email', kind: 'person_attribute', person: 'name', attribute: 'email' },
      ],
    },
    {
      name: 'books',
      rows: { type: 'owned', by: 'authors', min: 1, max: 3, mean: 2 },
      columns: [
        { name: 'book_id', kind: 'sequence' },
        { name: 'author_id', kind: 'owner_key', table: 'authors' },
        { name: 'genre', kind: 'category', values: ['novel', 'poems', 'essays'], weights: [70, 10, 20] },
        { name: 'price', kind: 'decimal', scale: 2, min: 5, max: 40, distribution: { name: 'lognormal', median: 14, spread: 0.4 } },
        { name: 'in_print', kind: 'boolean', rate: 0.8 },
      ],
    },
  ],
}

const library = { summary: 'Authors and their books', schema: librarySchema }

/** Example requests that succeed. */
export const generateDataExamples: BodyExamples = {
  library: { summary: library.summary, value: { schema: library.schema, seed: 42, format: 'records' } },
  more_rows: {
    summary: `${library.summary}, with ten authors, as columns`,
    value: { schema: library.schema, rows: 10, seed: 42, format: 'columns' },
  },
}

/** A valid schema, and an invalid one. */
export const validateSchemaExamples: BodyExamples = {
  valid: { summary: library.summary, value: { schema: library.schema, rows: 1000 } },
  invalid: {
    summary: 'Books of a missing table',
    value: { schema: { ...library.schema, tables: library.schema.tables.slice(1) } },
  },
}

/** The errors of `POST /api/validate-schema`, with realistic details. */
export const validateSchemaProblems: readonly ProblemExample[] = [
  ...commonProblems(schemaBodyLimit),
  { code: 'validation_failed', detail: '/schema is required', problems: [{ pointer: '/schema', detail: 'is required' }] },
]

/** The errors of `POST /api/generate-data`, with realistic details. */
export const generateDataProblems: readonly ProblemExample[] = [
  ...validateSchemaProblems,
  ...streamProblems,
  {
    code: 'schema_invalid',
    detail: '/schema/tables/1/columns/1 There is no table "author"',
    problems: [{ pointer: '/schema/tables/1/columns/1', detail: 'There is no table "author"' }],
  },
  {
    code: 'too_many_rows',
    detail: 'authors 400000000 + books 800000000 = 1200000000 rows in all, but at most 1000000000 are allowed: ask for fewer rows',
  },
]
