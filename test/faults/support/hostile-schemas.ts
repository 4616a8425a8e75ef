import { diamonds } from '../../../bench/soak/hostile-schemas.ts'

type Column = Readonly<Record<string, unknown>>

const many = <Item>(count: number, make: (index: number) => Item): Item[] => Array.from({ length: count }, (_, index) => make(index))
const id: Column = { name: 'id', kind: 'sequence' }
const one = (columns: readonly Column[], more: object = {}): readonly object[] => [
  { name: 't', rows: 1000, columns: [id, ...columns], ...more },
]
const words = (name: string, count: number, length: number): Column => ({
  name,
  kind: 'category',
  values: many(count, (index) => `${name}${index}`.padEnd(length, 'x')),
})
const number = (name: string, more: object = {}): Column => ({ name, kind: 'decimal', scale: 2, min: 0, max: 1000, ...more })

/** Parents of so many rows with so many children each, which they add up. */
const rollUp = (parents: number, children: number, constraints: readonly string[] = []): readonly object[] => [
  {
    name: 'parents',
    rows: { type: 'primary', count: parents },
    columns: [id, { name: 'total', kind: 'roll_up', table: 'children', aggregate: 'sum', column: 'amount' }],
    ...(constraints.length > 0 && { constraints }),
  },
  {
    name: 'children',
    rows: { type: 'owned', by: 'parents', min: children, max: children },
    columns: [id, { name: 'parent_id', kind: 'owner_key', table: 'parents' }, number('amount')],
  },
]

const methods = ['person.firstName', 'location.city', 'company.name', 'lorem.word', 'animal.dog', 'commerce.productName', 'music.genre']
const locales = ['en', 'de', 'fr', 'es', 'it', 'ja', 'pl', 'nl', 'sv', 'pt_BR', 'cs_CZ', 'da', 'fi', 'hu']

/**
 * The tables of schemas that are much work for their length: most took seconds, or all memory, before there were limits on what they cost.
 */
export const hostileSchemas: Readonly<Record<string, readonly object[]>> = {
  'text that expands': one([
    { name: 't0', kind: 'template', template: '{id}' },
    ...many(4, (place) => ({ name: `t${place + 1}`, kind: 'template', template: `{t${place}}`.repeat(200) })),
  ]),
  diamonds: diamonds(20),
  'a million children in one row': rollUp(1, 1_000_000),
  'a million children in each of five rows': rollUp(5, 1_000_000),
  'a constraint on a million children': rollUp(2, 1_000_000, ['total >= 0']),
  '250 gamma distributions': one(
    many(250, (place) => number(`c${place}`, { distribution: { name: 'gamma', mean: 10, shape: 1 + place / 7 } })),
  ),
  '100 constraints in each of 20 tables': many(20, (place) => ({
    name: `t${place}`,
    rows: 10_000,
    columns: [id, { name: 'v', kind: 'integer', min: 0, max: 1000 }],
    constraints: many(100, (index) => `v + ${index} * id >= -${index}`),
  })),
  '98 methods of faker in 14 countries': one(
    many(98, (place) => ({
      name: `f${place}`,
      kind: 'faker',
      method: methods[place % methods.length],
      locale: locales[Math.floor(place / methods.length)],
    })),
  ),
  'thousands of correlations': one(
    many(140, (place) => number(`c${place}`)),
    { correlations: many(140, (left) => many(left, (right) => ({ columns: [`c${left}`, `c${right}`], coefficient: 0.02 }))).flat() },
  ),
  'two megabytes of long words': one(many(3, (place) => words(`c${place}`, 7000, 88))),
  'two megabytes of short words': one(many(19, (place) => words(`c${place}`, 9900, 7))),
  'as many words as a body may have': one(many(10, (place) => words(`c${place}`, 9900, 7))),
  'as many objects as a body may have': many(49_000, () => ({})),
  'as many names as a body may have': [Object.fromEntries(many(33_000, (place) => [`name${place}`, place]))],
  '2,000 columns': many(4, (place) => ({
    name: `t${place}`,
    rows: 100,
    columns: many(500, (index) => ({ name: `c${index}`, kind: 'integer', min: 0, max: 1e6 })),
  })),
  'deep conditionals': one(
    many(400, (place) => ({
      name: `d${place}`,
      kind: 'conditional',
      when: `${place === 0 ? 'id' : `d${place - 1}`} > ${place}`,
      value: number('unnamed', { name: undefined }),
      otherwise: { kind: 'integer', min: 0, max: 9 },
    })),
  ),
  'formulas of many operations': one(
    many(100, (place) =>
      number(`v${place}`, { nullable: { rate: 0.5, when: many(60, (index) => `(v${place} > ${index})`).join(' || ') } }),
    ),
    { rows: 100_000 },
  ),
  'long constraints': many(18, (place) => ({
    name: `t${place}`,
    rows: 1000,
    columns: [id],
    constraints: many(100, (index) => many(60, (part) => `id >= -${index}${part}`).join(' && ')),
  })),
  'long conditions on a million children': rollUp(2, 1_000_000).map((table, place) =>
    place > 0
      ? table
      : {
          ...table,
          columns: many(60, (index) => ({
            name: `r${index}`,
            kind: 'roll_up',
            table: 'children',
            aggregate: 'sum',
            column: 'amount',
            where: many(80, (part) => `amount > ${part}`).join(' || '),
          })),
        },
  ),
  'lists in a billion parts': [
    { name: 'parents', rows: 500, columns: [id] },
    {
      name: 'children',
      rows: { type: 'owned', by: 'parents', min: 1, max: 60 },
      columns: [
        { name: 'parent_id', kind: 'owner_key', table: 'parents' },
        ...many(300, (place) => ({ name: `e${place}`, kind: 'entry', list: 'flight_routes', least_parts: 1 + 10 ** (place % 10) })),
      ],
    },
  ],
  'people in 1,900 columns': many(4, (place) => ({
    name: `t${place}`,
    rows: 100,
    columns: many(475, (index) => ({ name: `p${index}`, kind: 'person', female_share: index / 500 })),
  })),
  'rows of 60 MB': one(
    [
      { name: 'a', kind: 'constant', value: 'x'.repeat(10_000) },
      ...many(450, (place) => ({ name: `x${place}`, kind: 'template', template: '{a}'.repeat(13) })),
    ],
    { rows: 5 },
  ),
  'values of 10,000 characters': one(
    many(180, (place) => ({ name: `v${place}`, kind: 'constant', value: `${place}`.padEnd(10_000, 'x') })),
    { rows: 5 },
  ),
}
