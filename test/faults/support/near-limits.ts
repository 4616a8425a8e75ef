import fc from 'fast-check'
import { limits } from '../../../src/schema/limits.ts'

type Column = Readonly<Record<string, unknown>>

const id: Column = { name: 'id', kind: 'sequence' }
const many = <Item>(count: number, make: (index: number) => Item): Item[] => Array.from({ length: count }, (_, index) => make(index))
const one = (columns: readonly Column[], more: object = {}): readonly object[] => [
  { name: 't', rows: 500, columns: [id, ...columns], ...more },
]

/** The tables of schemas in which one thing is of the size that is asked for, with the size that is its limit. */
const shapes: Readonly<Record<string, readonly [number, (size: number) => readonly object[]]>> = {
  tables: [limits.tables, (size) => many(size, (place) => ({ name: `t${place}`, rows: 5, columns: [id] }))],
  columnsOfTable: [
    limits.columnsOfTable,
    (size) => one(many(size - 1, (place) => ({ name: `c${place}`, kind: 'integer', min: 0, max: 9 }))),
  ],
  columns: [
    limits.columns,
    (size) =>
      many(5, (table) => ({
        name: `t${table}`,
        rows: 5,
        columns: many(Math.floor(size / 5), (place) => ({ name: `c${place}`, kind: 'decimal', scale: 2, min: 0, max: 9 })),
      })),
  ],
  entries: [
    limits.entries,
    (size) => one(many(3, (place) => ({ name: `c${place}`, kind: 'category', values: many(size, (index) => `word ${place} ${index}`) }))),
  ],
  textParts: [
    limits.textParts,
    (size) => one(many(15, (place) => ({ name: `x${place}`, kind: 'template', template: '{id}-'.repeat(Math.floor(size / 2)) }))),
  ],
  valueLength: [
    limits.valueLength,
    (size) =>
      one([
        { name: 'a', kind: 'constant', value: 'a'.repeat(1000) },
        { name: 'x', kind: 'template', template: '{a}'.repeat(Math.floor(size / 1000)) },
      ]),
  ],
  readingDepth: [
    limits.readingDepth,
    (size) =>
      one(
        many(Math.floor(size / 13), (place) => ({
          name: `f${place}`,
          kind: 'formula',
          as: 'integer',
          expression: place === 0 ? 'id + 1' : `f${place - 1} + 1`,
        })),
      ),
  ],
  distributions: [
    limits.distributions,
    (size) =>
      one(
        many(Math.floor(size / 3), (place) => ({
          name: `c${place}`,
          kind: 'decimal',
          scale: 2,
          min: 0,
          max: 1000,
          distribution: { name: 'gamma', mean: 10, shape: 1 + place / 7 },
        })),
      ),
  ],
  fakerColumns: [
    limits.fakerColumns,
    (size) => one(many(Math.floor(size / 5), (place) => ({ name: `f${place}`, kind: 'faker', method: 'system.fileExt' }))),
  ],
  children: [limits.children, (size) => rollUp(1, size, 3)],
  cellsOfRow: [2 ** 26, (size) => rollUp(1, 1_000_000, Math.floor(size / 2_000_000))],
  correlations: [
    limits.correlations,
    (size) =>
      one(
        many(Math.floor(Math.sqrt(2 * size)), (place) => ({ name: `c${place}`, kind: 'integer', min: 0, max: 9 })),
        {
          correlations: many(Math.floor(Math.sqrt(2 * size)), (left) =>
            many(left, (right) => ({ columns: [`c${left}`, `c${right}`], coefficient: 0.02 })),
          ).flat(),
        },
      ),
  ],
}

function rollUp(parents: number, children: number, columns: number): readonly object[] {
  return [
    {
      name: 'parents',
      rows: { type: 'primary', count: parents },
      columns: [
        id,
        ...many(columns, (place) => ({ name: `s${place}`, kind: 'roll_up', table: 'children', aggregate: 'sum', column: `a${place}` })),
      ],
    },
    {
      name: 'children',
      rows: { type: 'owned', by: 'parents', min: children, max: children },
      columns: [
        { name: 'parent_id', kind: 'owner_key', table: 'parents' },
        ...many(columns, (place) => ({ name: `a${place}`, kind: 'integer', min: 0, max: place + 9 })),
      ],
    },
  ]
}

/** The tables of a schema in which something is up to a tenth below or above its limit, and what that is. */
export const nearLimits: fc.Arbitrary<{ readonly what: string; readonly size: number; readonly tables: readonly object[] }> = fc
  .tuple(fc.constantFrom(...Object.entries(shapes)), fc.integer({ min: -100, max: 100 }))
  .map(([[what, [limit, make]], thousandths]) => {
    const size = Math.round(limit * (1 + thousandths / 1000))
    return { what, size, tables: make(size) }
  })
