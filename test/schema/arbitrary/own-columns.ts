import { columnKinds } from '../../../src/columns/index.ts'
import { distributions } from '../../../src/random/distributions/index.ts'
import type { Dice } from './dice.ts'
import { arrivalOf, columnOf, type DraftTable, isAlways, type Made, type Maker, numbers, words } from './draft.ts'

/** Kinds whose examples need more than their own column. */
const elsewhere: ReadonlySet<string> = new Set(['date', 'timestamp', 'self_reference', 'sequence', 'template'])

const exampleKinds = [...columnKinds.values()].filter(({ name, examples }) => examples.length > 0 && !elsewhere.has(name))

/** Words that are at once dull and awkward. */
const wordPool = [
  'free',
  'pro',
  'team',
  'größer',
  '日本',
  "it's",
  '"quoted"',
  'a, b',
  'back\\slash',
  ' padded ',
  '🙂 ok',
  'null',
  '0',
  '1.5',
  'tab\there',
]

function someDistribution(dice: Dice): unknown {
  const { name, example } = dice.pick([...distributions.values()])
  return { name, ...example }
}

/** The count of a table as far as it matters to what is counted exactly. */
const mostRowsOf = ({ count }: DraftTable): number => count ?? 1e6

/** Weights, cases or nothing: how often each of `size` values comes. */
function weighted(
  { dice }: { readonly dice: Dice },
  table: DraftTable,
  size: number,
): { readonly params: object; readonly isFixed: boolean } {
  const weights = (): number[] => Array.from({ length: size }, (_, place) => (place === 0 ? 1 : dice.below(4)))
  const by = dice.maybe(columnOf(table, 'words', isAlways))
  const way = dice.below(5)
  if (way === 1) return { params: { weights: weights() }, isFixed: false }
  if (way === 2 && by?.cells.type === 'words') {
    const cases = Object.fromEntries(by.cells.words.map((word) => [word, weights()]))
    return { params: { by: by.name, cases }, isFixed: false }
  }
  if (way > 2) return { params: { ...exact(dice, size), ...inPeriods(dice, table, () => exact(dice, size)) }, isFixed: true }
  return { params: {}, isFixed: false }
}

function exact(dice: Dice, size: number): { readonly shares: readonly number[] } {
  const tenths = Array.from({ length: size }, () => 0)
  for (let left = 10; left > 0; left--) {
    const place = dice.below(size)
    tenths[place] = (tenths[place] ?? 0) + 1
  }
  return { shares: tenths.map((each) => each / 10) }
}

function inPeriods(dice: Dice, table: DraftTable, make: () => object): object {
  const arrival = arrivalOf(table)
  if (arrival === undefined || arrival.params['from'] !== '2023-01-01' || dice.chance(40)) return {}
  const periods = dice.pick([['2023'], ['2023-02', '2024-Q3'], ['2024-02-29'], ['2023-Q1', '2023-04-01', '2024']])
  const even = dice.chance(30) ? { even_in: [dice.pick(['2023', '2024-06'])] } : {}
  return { periods: periods.map((period) => ({ period, ...make() })), ...even }
}

/** Kinds that read no other column, and numbers and words that may be chosen by one. */
export const ownMakers: readonly Maker[] = [
  ({ dice }, table) => {
    const { name: kind, examples } = dice.pick(exampleKinds)
    const params = dice.pick(examples)
    if (kind === 'faker' && dice.chance(80)) return null
    // Some are unique: there are values for so many rows.
    return mostRowsOf(table) > 90_000 ? null : { params: { kind, ...params }, cells: { type: 'other' }, isFixed: true }
  },
  ...[1, 2].map((): Maker => ({ dice }) => {
    const min = dice.pick([0, 1, -5, -1000, 17])
    const max = min + dice.pick([0, 1, 3, 9, 300, 100_000])
    const shape = dice.chance(30) ? { distribution: someDistribution(dice) } : {}
    return { params: { kind: 'integer', min, max, ...shape }, cells: numbers(0, min, max) }
  }),
  ({ dice }, table) => {
    const by = dice.maybe(columnOf(table, 'words', isAlways))
    if (by?.cells.type !== 'words') return null
    const cases = Object.fromEntries(by.cells.words.map((word) => [word, someDistribution(dice)]))
    return { params: { kind: 'integer', min: 0, max: 50, by: by.name, cases }, cells: numbers(0, 0, 50) }
  },
  ({ dice }, table) => {
    const max = mostRowsOf(table) + dice.pick([0, 1, 5000])
    return {
      params: { kind: 'integer', min: 1, max: Math.max(1, max), unique: true },
      cells: numbers(0, 1, Math.max(1, max)),
      isFixed: true,
    }
  },
  ...[1, 2].map((): Maker => ({ dice }) => {
    const scale = dice.pick([0, 1, 2, 2, 2, 3])
    const min = dice.pick([0, 0.5, 1, -20, 0.014, -0.999])
    const max = min + dice.pick([scale === 0 ? 1.5 : 0.5, 3, 99.99, 25_000, 1.0049])
    const isPrice = scale === 2 && min >= 0 && max - min > 2
    const shape = dice.chance(30)
      ? { distribution: someDistribution(dice) }
      : isPrice && dice.chance(50)
        ? { ending: dice.pick([0, 95, 99]) }
        : {}
    return { params: { kind: 'decimal', scale, min, max, ...shape }, cells: numbers(scale, min, max) }
  }),
  ({ dice }, table) => {
    const times = dice.maybe(columnOf(table, 'number', isAlways))
    if (times === undefined) return null
    return {
      params: { kind: 'decimal', scale: 2, min: 1, max: 900, distribution: someDistribution(dice), times: times.name },
      cells: numbers(2, 1, 900),
    }
  },
  ({ dice }, table) => {
    const rate = dice.pick([0, 0.1, 0.5, 0.333, 1])
    const made: Made = {
      params: { kind: 'boolean', rate, ...inPeriods(dice, table, () => ({ rate: dice.pick([0, 0.25, 1]) })) },
      cells: { type: 'boolean' },
      isFixed: true,
    }
    const isOverall = made.params['periods'] !== undefined && dice.chance(40)
    // A day never has more than half of the rows of two years.
    const overall = { kind: 'boolean', rate: 0.5, periods: [{ period: '2024-02-29', rate: 0 }], overall: true }
    return isOverall ? { ...made, params: overall } : made
  },
  ...[1, 2, 3].map((): Maker => (draft, table) => {
    const values = draft.dice.some(wordPool, 1, 5)
    const { params, isFixed } = weighted(draft, table, values.length)
    return { params: { kind: 'category', values, ...params }, cells: words(values), isFixed }
  }),
  ({ dice }) => {
    const value = dice.pick(wordPool)
    return { params: { kind: 'constant', value }, cells: words([value]) }
  },
  ({ dice }, { count }) => {
    const isUnique = count !== null && count <= 10_000 && dice.chance(50)
    return {
      params: { kind: 'pattern', pattern: dice.pick(['####', 'Ä-??##', '####-x']), ...(isUnique ? { unique: true } : {}) },
      cells: { type: 'other' },
      isFixed: isUnique,
    }
  },
  () => ({ params: { kind: 'uuid' }, cells: { type: 'other' }, isFixed: true }),
  () => ({ params: { kind: 'birth_date', min_age: 18, max_age: 70.5 }, cells: { type: 'date', from: null } }),
]

/** Shares of periods of a window that begins with 2023 and ends with 2024. */
const sharesOfPeriods = [
  [{ period: '2023', share: 1 }],
  [
    { period: '2023-01', share: 0.1 },
    { period: '2023-03', share: 0 },
    { period: '2024-Q3', share: 0.65 },
    { period: '2024-12-31', share: 0.25 },
  ],
]

/** The column that orders a table by time. */
export function arrivalColumn(dice: Dice): Made {
  const type = dice.pick(['date', 'timestamp'] as const)
  const [from, to] = dice.pick([
    ['2023-01-01', '2024-12-31'],
    ['2023-01-01', '2024-12-31'],
    ['2023-01-01', '2024-12-31'],
    ['2025-03-01', '2025-03-01'],
    ['2024-02-29', '2025-12-31'],
  ] as const)
  const shape = dice.chance(30) ? { growth: dice.pick([0.2, 3]), weekdays: [1, 1, 1, 1, 1, 0.5, 0.1] } : {}
  const peaks = dice.chance(15) ? { peaks: [{ period: to, rate: dice.pick([0.2, 30]) }] } : {}
  const periods = from === '2023-01-01' && dice.chance(20) ? { periods: dice.pick(sharesOfPeriods) } : {}
  return { params: { kind: type, from, to, ...shape, ...peaks, ...periods }, cells: { type, from }, isFixed: true }
}
