import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import type { ValueRange } from '../../src/columns/column-kind.ts'
import { SynthError } from '../../src/errors.ts'
import type { AnyColumn, AnyTable } from '../../src/schema/any-schema.ts'
import { columnValues, compileTables, rangeCells, tableOf, type Cells } from '../engine/support/evaluate.ts'
import { anyExpression, columnScales, type Exact, halfAway, type Row } from './shared/expression-oracle.ts'

const rows = 40
const names = Object.keys(columnScales)
const columns: readonly AnyColumn[] = [
  { name: 'id', kind: 'sequence' },
  { name: 'a', kind: 'decimal', scale: 2, min: -90, max: 900 },
  { name: 'b', kind: 'integer', min: -3, max: 3 },
  { name: 'f', kind: 'boolean', rate: 0.5 },
  { name: 'n', kind: 'conditional', when: 'f', value: { kind: 'decimal', scale: 3, min: -2, max: 2 } },
  { name: 'z', kind: 'decimal', scale: 1, min: 0, max: 0.2 },
  { name: 'word', kind: 'category', values: ['yes', 'no', 'maybe'] },
  { name: 'maybe_word', kind: 'conditional', when: 'f', value: { kind: 'category', values: ['x', 'y'] } },
  { name: 'at', kind: 'timestamp', from: '2024-05-01', to: '2024-05-02' },
  { name: 'on', kind: 'after', column: 'at', as: 'date', unit: 'days', min: 1, max: 5 },
  { name: 'huge', kind: 'decimal', scale: 2, min: -1e12, max: 1e12 },
  { name: 'größe', kind: 'integer', min: 1, max: 9 },
  { name: 'owner_id', kind: 'owner_key', table: 'owners' },
  { name: 'p_copy', kind: 'lookup', through: 'owner_id', column: 'p' },
  { name: 'friend_id', kind: 'conditional', when: 'f', value: { kind: 'foreign_key', table: 'friends' } },
  { name: 'q_copy', kind: 'lookup', through: 'friend_id', column: 'q' },
]

const others: readonly AnyTable[] = [
  {
    name: 'friends',
    rows: 7,
    columns: [
      { name: 'id', kind: 'sequence' },
      { name: 'q', kind: 'integer', min: -50, max: 50 },
    ],
  },
  {
    name: 'owners',
    rows: { type: 'primary' },
    columns: [
      { name: 'id', kind: 'sequence' },
      { name: 'p', kind: 'decimal', scale: 1, min: -40, max: 40 },
      { name: 'state', kind: 'category', values: ['open', 'closed'] },
    ],
  },
]

function compiled(...more: AnyColumn[]): ReturnType<typeof compileTables> {
  const owned = { type: 'owned', by: 'owners', min: 4, max: 4 } as const
  return compileTables([...others, { name: 'rows', rows: owned, columns: [...columns, ...more] }], rows / 4)
}

function formula(expression: string, options: { readonly scale?: number; readonly as?: 'boolean' } = {}): AnyColumn {
  return { name: 'result', kind: 'formula', expression, ...options }
}

function exactCells({ layout, lanes, nulls, count }: Cells): (Exact | null)[] {
  const scale = layout.type === 'number' ? layout.scale : 0
  return Array.from({ length: count }, (_, row) => (nulls?.[row] === 1 ? null : { value: BigInt(lanes[0]?.[row] ?? NaN), scale }))
}

/** The columns that hold what formulas read from other rows. */
const copies: Readonly<Record<string, string>> = { 'parent.p': 'p_copy', 'friend_id.q': 'q_copy' }

const base = compiled()
const cellsOf = Object.fromEntries(names.map((name) => [name, exactCells(rangeCells(base, 1, 'rows', copies[name] ?? name, 0, rows))]))
const given = Array.from({ length: rows }, (_, row): Row => Object.fromEntries(names.map((name) => [name, cellsOf[name]?.[row] ?? null])))

function values(expression: string, options: Parameters<typeof formula>[1] = {}): unknown[] {
  return columnValues(compiled(formula(expression, options)), 1, 'rows', 'result')
}

/** Null when the formula is refused because it may leave what doubles count exactly. */
function exactPlan(expression: string): ReturnType<typeof compiled> | null {
  try {
    return compiled(formula(expression))
  } catch (error) {
    if (error instanceof SynthError && error.message.includes('2^53')) return null
    throw error
  }
}

/** The values that are not between the bounds which the column tells. */
function outside({ lanes, nulls, count }: Cells, bounds: ValueRange | undefined): number[] {
  const cells = [...(lanes[0] ?? [])].slice(0, count)
  return cells.filter((cell, row) => nulls?.[row] !== 1 && !(cell >= (bounds?.min ?? NaN) && cell <= (bounds?.max ?? NaN)))
}

describe('formula', () => {
  it('should agree with arithmetic in whole numbers of any length, or refuse what doubles cannot count', () => {
    let refused = 0
    const numRuns = 500
    fc.assert(
      fc.property(anyExpression(), (sample) => {
        const plan = exactPlan(sample.text)
        if (plan === null) {
          refused++
          return
        }
        const actual = rangeCells(plan, 1, 'rows', 'result', 0, rows)
        const expected = given.map((row) => sample.evaluate(row))
        expect(exactCells(actual).map(plain)).toEqual(expected.map(plain))
        expect(outside(actual, tableOf(plan, 'rows').columns.at(-1)?.range)).toEqual([])
      }),
      { numRuns },
    )
    expect(refused).toBeLessThan(numRuns / 2)
  })

  it('should round to the scale asked for, half away from zero', () => {
    fc.assert(
      fc.property(fc.integer({ min: -1e15, max: 1e15 }), fc.nat(6), fc.nat(6), (value, from, to) => {
        const text = BigInt(Math.abs(value))
          .toString()
          .padStart(from + 1, '0')
        const literal = from === 0 ? text : `${text.slice(0, -from)}.${text.slice(-from)}`
        fc.pre(Math.abs(value) * 10 ** Math.max(0, to - from) < 2 ** 50)
        const plan = compiled(formula(`${value < 0 ? '-' : ''}${literal}`, { scale: to }))
        const [cell] = exactCells(rangeCells(plan, 1, 'rows', 'result', 0, 1))
        const expected = to >= from ? BigInt(value) * 10n ** BigInt(to - from) : halfAway(BigInt(value), 10n ** BigInt(from - to))
        expect(cell).toEqual({ value: expected, scale: to })
      }),
      { numRuns: 300 },
    )
  })

  it.each([
    ['1.005 * 100', 100.5],
    ['0.1 + 0.2', 0.3],
    ['2 / 3', 0.666667],
    ['-1 / 3', -0.333333],
    ['0.000001 / 2', 0.000001],
    ['41 / 640', 0.064063],
    ['-41 / 640', -0.064063],
    ['2 <= 2.0', 1],
    ['2 >= 2.0', 1],
    ['2 < 2.0', 0],
    ['2 > 2.0', 0],
    ['2 != 2.0', 0],
    ['round(2.5) + round(-2.5) * 10', -27],
    ['7 % 4 + -7 % 4', 0],
    ['1 == 1.0', 1],
    ['today', 20454],
    ['1 + 2 * 3 - 4 / 2', 5],
    ['coalesce(-(1 / 0), 7) + coalesce(1 % 0, 7)', 14],
  ])('should find %s to be %d', (expression, expected) => {
    expect(values(expression)[0]).toBe(expected)
  })

  it('should be null where a divisor is zero, and only there', () => {
    const divisors = columnValues(base, 1, 'rows', 'b')
    expect(divisors).toContain(0)
    for (const expression of ['a / b', 'a % b'])
      expect(values(expression).map((value) => value === null)).toEqual(divisors.map((value) => value === 0))
  })

  it('should let a condition guard against the values that it excludes', () => {
    const divisors = columnValues(base, 1, 'rows', 'b') as number[]
    expect(values('b == 0 ? 0 : 6 / b')).toEqual(divisors.map((divisor) => (divisor === 0 ? 0 : 6 / divisor)))
  })

  it('should take the second of two where the first is null', () => {
    const [nullable, other] = [columnValues(base, 1, 'rows', 'n'), columnValues(base, 1, 'rows', 'a')]
    expect(values('coalesce(n, a)')).toEqual(nullable.map((value, row) => value ?? other[row]))
  })

  it('should find the last day of a month', () => {
    const days = columnValues(base, 1, 'rows', 'on') as string[]
    expect(values('month_end(on)')).toEqual(days.map((day) => Date.UTC(Number(day.slice(0, 4)), Number(day.slice(5, 7)), 0) / 86_400_000))
  })

  it('should compare words, and find nothing out about a null', () => {
    const words = columnValues(base, 1, 'rows', 'word')
    expect(values('word == "yes"', { as: 'boolean' })).toEqual(words.map((word) => word === 'yes'))
    expect(values('"yes" != word', { as: 'boolean' })).toEqual(words.map((word) => word !== 'yes'))
    const nullable = columnValues(base, 1, 'rows', 'maybe_word')
    expect(nullable).toContain(null)
    expect(values('maybe_word == "x"', { as: 'boolean' })).toEqual(nullable.map((word) => (word === null ? null : word === 'x')))
  })

  it('should decide with unknown operands as SQL does', () => {
    const [flags, nullable] = [columnValues(base, 1, 'rows', 'f') as boolean[], columnValues(base, 1, 'rows', 'maybe_word')]
    const isX = nullable.map((word) => (word === null ? null : word === 'x'))
    const either = (left: boolean, right: boolean | null | undefined): boolean | null => (left ? true : (right ?? null))
    expect(isX).toContain(null)
    expect(values('maybe_word == "x" && f', { as: 'boolean' })).toEqual(flags.map((flag, row) => (flag ? isX[row] : false)))
    expect(values('!f || maybe_word == "x"', { as: 'boolean' })).toEqual(flags.map((flag, row) => either(!flag, isX[row])))
    expect(values('maybe_word == "x" || f', { as: 'boolean' })).toEqual(flags.map((flag, row) => either(flag, isX[row])))
    expect(new Set(values('!(maybe_word == "x")', { as: 'boolean' }))).toEqual(new Set([true, false, null]))
    expect(new Set(values('1 / 0 == 1 && true', { as: 'boolean' }))).toEqual(new Set([null]))
    expect(new Set(values('1 / 0 == 1 && false', { as: 'boolean' }))).toEqual(new Set([false]))
  })

  it('should decide which words, numbers and days are in a list', () => {
    const [words, wholes] = [columnValues(base, 1, 'rows', 'word'), columnValues(base, 1, 'rows', 'b')]
    const [days, nullable] = [columnValues(base, 1, 'rows', 'on'), columnValues(base, 1, 'rows', 'maybe_word')]
    const day = String(days[0])
    expect(values('word in ["yes", "maybe"]', { as: 'boolean' })).toEqual(words.map((word) => word !== 'no'))
    expect(values('!(b in [1, -2, 0.5])', { as: 'boolean' })).toEqual(wholes.map((whole) => whole !== 1 && whole !== -2))
    expect(values(`on in ["${day}"]`, { as: 'boolean' })).toEqual(days.map((each) => each === day))
    expect(values('maybe_word in ["x"]', { as: 'boolean' })).toEqual(nullable.map((word) => (word === null ? null : word === 'x')))
  })

  it.each([
    ['word in ["yes", "mayb"]', 'did you mean "maybe"?'],
    ['word in "yes"', 'needs a list of values'],
    ['word in []', 'needs a list of values'],
    ['b in [a]', 'only literal values'],
    ['b in ["1"]', 'is a number: compare it with one, without quotes'],
    ['on in ["2025-02-30"]', 'is not a date'],
    ['["yes"] in word', 'needs a list of values'],
  ])('should refuse %s: %s', (expression, reason) => {
    expect(() => compiled(formula(expression))).toThrow(reason)
  })

  it('should count timestamps in seconds and dates in days, and turn one into the other', () => {
    const [moments, days] = [columnValues(base, 1, 'rows', 'at') as string[], columnValues(base, 1, 'rows', 'on') as string[]]
    expect(values('at')).toEqual(moments.map((moment) => Date.parse(moment) / 1000))
    expect(values('on')).toEqual(days.map((day) => Date.parse(day) / 86_400_000))
    expect(values('days(at)')).toEqual(moments.map((moment) => Math.floor(Date.parse(moment) / 86_400_000)))
    expect(values('seconds(on) - at')).toEqual(moments.map((moment, row) => (Date.parse(days[row] ?? '') - Date.parse(moment)) / 1000))
  })

  it.each([
    'a +',
    'nothing + 1',
    'a ** 2',
    'a === 2',
    'sqrt(a)',
    'word + 1',
    'word == "never"',
    'word < "yes"',
    'a.b',
    'abs(1, 2)',
    'min()',
    '1e3',
    '0.1234567891',
    '[1]',
    'this',
  ])('should refuse %s', (expression) => {
    expect(() => compiled(formula(expression))).toThrow(Error)
  })
})

function plain(cell: Exact | null | undefined): string {
  return cell === null || cell === undefined ? 'null' : `${cell.value} / 10^${cell.scale}`
}
