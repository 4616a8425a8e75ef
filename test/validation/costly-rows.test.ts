import { describe, it } from 'vitest'
import { expectSoon, type Hostile } from './support/expect-soon.ts'

type Column = Readonly<Record<string, unknown>>

const many = <Item>(count: number, make: (index: number) => Item): Item[] => Array.from({ length: count }, (_, index) => make(index))
const id = { name: 'id', kind: 'sequence' }

/** Parents, and a table of their children. */
function owned(most: number, columns: readonly Column[], ofParents: readonly Column[] = [id]): readonly object[] {
  const key = { name: 'p', kind: 'owner_key', table: 'p' }
  return [
    { name: 'p', rows: 5, columns: ofParents },
    { name: 't', rows: { type: 'owned', by: 'p', min: Math.max(1, most - 59), max: most }, columns: [key, ...columns] },
  ]
}

const hostile: readonly Hostile[] = [
  {
    name: 'lists divided into more parts than they have entries',
    tables: owned(60, [{ name: 'e', kind: 'entry', list: 'cities', least_parts: 1e9 }]),
    refused: null,
  },
  {
    name: 'lists divided in many ways',
    tables: owned(
      9,
      many(400, (i) => ({ name: `e${i}`, kind: 'entry', list: 'flight_routes', least_parts: 1 + 10 * i })),
    ),
    refused: null,
  },
  {
    name: 'long conditions on children',
    tables: owned(
      200_000,
      [{ name: 'a', kind: 'integer', min: 0, max: 9 }],
      [
        id,
        ...many(60, (i) => ({
          name: `r${i}`,
          kind: 'roll_up',
          table: 't',
          aggregate: 'sum',
          column: 'a',
          where: many(90, (j) => `a > ${j}`).join(' || '),
        })),
      ],
    ),
    refused: ['/tables/0/columns/1', /one row of table "p" may take \d+ cells, .* at most 67108864 are/],
  },
  {
    name: 'long constraints',
    tables: many(5, (t) => ({
      name: `t${t}`,
      rows: 1000,
      columns: [id],
      constraints: many(100, (i) => many(60, (j) => `id >= -${i}${j}`).join(' && ')),
    })),
    refused: null,
  },
  {
    name: 'more operations than all formulas may have',
    tables: many(6, (t) => ({
      name: `t${t}`,
      rows: 10,
      columns: [id],
      constraints: many(t === 2 ? 100 : 99, (i) => many(60, (j) => `id >= -${i}${j}`).join(' && ')),
    })),
    refused: ['/tables/2', /together have \d+ operations, but at most 150000 are/],
  },
  {
    name: 'people of all countries in 470 columns',
    tables: [
      {
        name: 't',
        rows: 10,
        columns: [
          { name: 'c', kind: 'entry', list: 'countries', hidden: true },
          { name: 'cc', kind: 'attribute', entry: 'c', attribute: 'country_code' },
          ...many(470, (i) => ({ name: `p${i}`, kind: 'person', country: 'cc' })),
        ],
      },
    ],
    refused: ['/tables', /the words of all columns together take \d+ bytes, but at most 134217728 are/],
  },
  {
    name: 'rows of 60 MB',
    tables: [
      {
        name: 't',
        rows: 1000,
        columns: [
          { name: 't0', kind: 'constant', value: '\u0001'.repeat(10_000) },
          ...many(400, (i) => ({ name: `x${i}`, kind: 'template', template: '{t0}'.repeat(13) })),
        ],
      },
    ],
    refused: ['/tables/0', /one row of table "t" may have \d+ bytes in this format, but at most 8388608 are/],
  },
  {
    name: 'categories of 1,024 numbers, read by 1,900 columns',
    tables: many(4, (t) => ({
      name: `t${t}`,
      rows: 10,
      columns: [
        { name: 'm', kind: 'integer', min: 0, max: 1023 },
        ...many(475, (i) => ({ name: `m${i}`, kind: 'mapping', by: 'm', cases: { 1: 'a', 2: 'b' }, otherwise: 'c' })),
      ],
    })),
    refused: null,
  },
]

describe('costly rows, lists and dictionaries', () => {
  it.each(hostile)('should be planned or refused at once: $name', (each) => expectSoon(each))
})
