import fc from 'fast-check'
import { limits } from '../../../src/schema/limits.ts'

type Column = Readonly<Record<string, unknown>>

const id: Column = { name: 'id', kind: 'sequence' }
const many = <Item>(count: number, make: (index: number) => Item): Item[] => Array.from({ length: count }, (_, index) => make(index))
const one = (columns: readonly Column[], more: object = {}): readonly object[] => [
  { name: 't', rows: 500, columns: [id, ...columns], ...more },
]

/** The most operations of formulas and constraints that a plan may have. A comparison that is part of a condition has five. */
const operations = 150_000
/** About as many as fit into a body with its limit of values. */
const lifecycles = 23
/** Bytes of a body, but for what is around its words. */
const bodyBytes = 1_950_000

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
  operations: [
    operations,
    (size) =>
      many(20, (table) => ({
        name: `t${table}`,
        rows: 50,
        columns: [id],
        constraints: many(Math.floor(size / 20 / 90), (place) => many(18, (term) => `id >= -${place}${term}`.padEnd(49)).join(' && ')),
      })),
  ],
  conditions: [
    operations,
    (size) =>
      many(4, (table) => ({
        name: `t${table}`,
        rows: 50,
        columns: [
          id,
          ...many(Math.floor(size / 4 / 295), (place) => ({
            name: `c${place}`,
            kind: 'integer',
            min: 0,
            max: 99,
            nullable: { rate: 0.5, when: many(59, (term) => `id > ${term}${place}`).join(' || ') },
          })),
        ],
      })),
  ],
  longWords: [
    bodyBytes,
    (size) =>
      one(
        many(3, (place) => {
          const values = many(Math.floor(size / 3 / 203), (index) => `${place} ${index} `.padEnd(200, 'x'))
          return { name: `c${place}`, kind: 'category', values }
        }),
      ),
  ],
  textSegments: [
    bodyBytes,
    (size) =>
      one(
        many(20, (place) => {
          const values = (segment: number): string[] => many(100, (word) => `${place} ${segment} ${word} `.padEnd(87, 'q'))
          return {
            name: `x${place}`,
            kind: 'text',
            segments: many(Math.floor(size / 20 / 9_000), (segment) => ({ values: values(segment) })),
          }
        }),
      ),
  ],
  lifecycles: [
    lifecycles,
    (size) => one([{ name: 'begun', kind: 'date', from: '2023-01-01', to: '2024-01-01' }, ...many(size, lifecycle)]),
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

/** A row whose state may have changed 190 times. */
function lifecycle(place: number): Column {
  const transitions = many(190, (step) => ({
    from: `s${step}`,
    to: `s${step + 1}`,
    share: 0.9,
    after: { min: 1, max: 9 + place, unit: 'hours' },
  }))
  return { name: `l${place}`, kind: 'lifecycle', started_at: 'begun', start: 's0', transitions }
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

/** Where a size is, as a share of its limit: up to a tenth below or above it. */
const nearOne = fc.integer({ min: -100, max: 100 }).map((thousandths) => 1 + thousandths / 1000)

function tablesOf(what: string, share: number): readonly object[] {
  const [limit, make] = shapes[what] ?? [0, () => []]
  return make(Math.round(limit * share))
}

export const shapeNames = Object.keys(shapes)

/** The tables of a schema in which the thing of that name is near its limit. */
export function nearLimit(what: string): fc.Arbitrary<readonly object[]> {
  return nearOne.map((share) => tablesOf(what, share))
}

/** The tables of a schema of two things, which together have near to what one of them may have alone. */
export const nearTwoLimits: fc.Arbitrary<readonly object[]> = fc
  .tuple(fc.subarray(shapeNames, { minLength: 2, maxLength: 2 }), fc.double({ min: 0.2, max: 0.8, noNaN: true }), nearOne)
  .map(([[first = '', second = ''], part, share]) => [
    ...tablesOf(first, part * share),
    // Only roll-ups have tables that others refer to, and they are never twice there.
    ...tablesOf(second, (1 - part) * share).map((table) => ({ ...table, ...renamed(table) })),
  ])

function renamed(table: object): object {
  const { name } = table as { readonly name: string }
  return name.startsWith('t') ? { name: `other_${name}` } : {}
}
