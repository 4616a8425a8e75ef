import type { Chance } from './chance.ts'

type Column = Readonly<Record<string, unknown>>

const many = <Item>(count: number, make: (index: number) => Item): Item[] => Array.from({ length: count }, (_, index) => make(index))
const id: Column = { name: 'id', kind: 'sequence' }
const schemaOf = (tables: readonly object[]): object => ({ version: 1, tables })
const one = (columns: readonly Column[], more: object = {}): object =>
  schemaOf([{ name: 't', rows: 1000, columns: [id, ...columns], ...more }])
const number = (name: string, more: object = {}): Column => ({ name, kind: 'decimal', scale: 2, min: 0, max: 1000, ...more })
const words = (name: string, count: number, length: number): Column => ({
  name,
  kind: 'category',
  values: many(count, (index) => `${name}${index}`.padEnd(length, 'x')),
})
const methods = ['person.firstName', 'location.city', 'company.name', 'lorem.word', 'animal.dog', 'commerce.productName', 'music.genre']
const locales = ['en', 'de', 'fr', 'es', 'it', 'ja', 'pl', 'nl', 'sv', 'pt_BR', 'cs_CZ', 'da', 'fi', 'hu']

/** Schemas that take much work for their length; each is slightly different every time, so that no cache contains it. */
export const hostileSchemas: Readonly<Record<string, (chance: Chance) => object>> = {
  'texts of texts': (chance) =>
    one([
      { name: 't0', kind: 'template', template: '{id}' },
      ...many(4, (place) => ({ name: `t${place + 1}`, kind: 'template', template: `{t${place}}`.repeat(chance.size(5, 200)) })),
    ]),
  diamonds: (chance) => schemaOf(diamonds(chance.size(5, 20))),
  'a million children': (chance) => schemaOf(rollUp(chance.size(1, 5), chance.size(100_000, 1_000_000))),
  'distributions to look for': (chance) =>
    one(
      many(chance.size(50, 250), (place) =>
        number(`c${place}`, { distribution: { name: 'gamma', mean: chance.size(1, 100), shape: 1 + place / 7 } }),
      ),
    ),
  'constraints of twenty tables': (chance) =>
    schemaOf(
      many(20, (place) => ({
        name: `t${place}`,
        rows: chance.size(1000, 20_000),
        columns: [id, { name: 'v', kind: 'integer', min: 0, max: 1000 }],
        constraints: many(100, (index) => `v + ${index} * id >= -${index}`),
      })),
    ),
  faker: (chance) =>
    one(
      many(98, (place) => ({
        name: `f${place}_${chance.below(100)}`,
        kind: 'faker',
        method: methods[place % methods.length],
        locale: locales[Math.floor(place / methods.length)],
      })),
    ),
  correlations: (chance) => {
    const size = chance.size(20, 140)
    const pairs = many(size, (left) => many(left, (right) => ({ columns: [`c${left}`, `c${right}`], coefficient: 0.02 })))
    return one(
      many(size, (place) => number(`c${place}`)),
      { correlations: pairs.flat() },
    )
  },
  'megabytes of long words': (chance) => one(many(3, (place) => words(`c${chance.below(1e6)}_${place}`, 7000, chance.size(20, 80)))),
  'megabytes of short words': (chance) => one(many(chance.size(5, 19), (place) => words(`c${chance.below(1e6)}_${place}`, 6000, 7))),
  'two thousand columns': (chance) =>
    schemaOf(
      many(4, (place) => ({
        name: `t${place}`,
        rows: chance.size(10, 1000),
        columns: many(500, (index) => ({ name: `c${index}`, kind: 'integer', min: 0, max: chance.size(1, 1e6) })),
      })),
    ),
  'deep conditionals': (chance) =>
    one(
      many(chance.size(50, 400), (place) => ({
        name: `d${place}`,
        kind: 'conditional',
        when: `${place === 0 ? 'id' : `d${place - 1}`} > ${place}`,
        value: { kind: 'decimal', scale: 2, min: 0, max: 1000 },
        otherwise: { kind: 'integer', min: 0, max: chance.size(9, 999) },
      })),
    ),
  'long constants': (chance) =>
    one(
      many(chance.size(10, 180), (place) => ({ name: `v${place}`, kind: 'constant', value: `${chance.below(1e9)}`.padEnd(10_000, 'x') })),
    ),
}

/** Each table reads two columns of the next one through two keys, so the number of paths doubles with each table. */
export function diamonds(depth: number, rows = 1000): readonly object[] {
  return many(depth, (place) => ({
    name: `t${place}`,
    rows,
    columns:
      place === depth - 1
        ? [id, number('a')]
        : [
            id,
            { name: 'k1', kind: 'foreign_key', table: `t${place + 1}` },
            { name: 'k2', kind: 'foreign_key', table: `t${place + 1}` },
            { name: 'b', kind: 'lookup', through: 'k1', column: 'a' },
            { name: 'c', kind: 'lookup', through: 'k2', column: 'a' },
            { name: 'a', kind: 'formula', expression: 'b + c' },
          ],
  }))
}

/** Two tables: parents, each of which sums a column of its `children` child rows. */
function rollUp(parents: number, children: number): readonly object[] {
  return [
    {
      name: 'parents',
      rows: { type: 'primary', count: parents },
      columns: [id, { name: 'total', kind: 'roll_up', table: 'children', aggregate: 'sum', column: 'amount' }],
    },
    {
      name: 'children',
      rows: { type: 'owned', by: 'parents', min: children, max: children },
      columns: [id, { name: 'parent_id', kind: 'owner_key', table: 'parents' }, number('amount')],
    },
  ]
}
