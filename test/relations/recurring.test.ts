import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { civilFromDays, daysFromCivil } from '../../src/calendar.ts'
import { Recurring, type RecurringSpec } from '../../src/relations/recurring.ts'
import { createTimeline, dayIndexOf } from '../../src/time/timeline.ts'

const today = daysFromCivil(2026, 1, 1)
const anyKey = fc.record({ high: fc.integer(), low: fc.integer() })
const anyCase = fc
  .record({
    rows: fc.oneof(fc.nat(20), fc.nat(4000)),
    from: fc.integer({ min: today - 900, max: today - 40 }),
    length: fc.integer({ min: 1, max: 900 }),
    growth: fc.constantFrom(1, 0.3, 5),
    delayMonths: fc.integer({ min: 1, max: 4 }),
    startingShare: fc.oneof(fc.constant(1), fc.double({ min: 0.01, max: 1, noNaN: true })),
    monthlyChurn: fc.oneof(fc.constant(0), fc.double({ min: 0, max: 0.9, noNaN: true })),
  })
  .map(({ rows, from, length, growth, ...spec }) => {
    const since = createTimeline(rows, { firstDay: from, lastDay: Math.min(from + length, today - 1), growth })
    return { rows, spec: { ...spec, since, lastDay: today } satisfies RecurringSpec }
  })

interface Occurrence {
  readonly child: number
  readonly parent: number
  readonly number: number
  readonly day: number
}

function occurrences(recurring: Recurring, key: { high: number; low: number }, list: readonly number[] | null): Occurrence[] {
  const count = list?.length ?? recurring.total
  const [rows, numbers, days] = [new Float64Array(count), new Int32Array(count), new Int32Array(count)]
  recurring.parents(0, list === null ? null : Float64Array.from(list), count, key, rows, numbers, days)
  return Array.from({ length: count }, (_, i) => ({
    child: list?.[i] ?? i,
    parent: rows[i] ?? NaN,
    number: numbers[i] ?? NaN,
    day: days[i] ?? NaN,
  }))
}

function grouped(all: readonly Occurrence[], keyOf: (each: Occurrence) => number): Map<number, Occurrence[]> {
  const groups = new Map<number, Occurrence[]>()
  for (const each of all) {
    const group = groups.get(keyOf(each)) ?? []
    group.push(each)
    groups.set(keyOf(each), group)
  }
  return groups
}

function monthsBetween(from: number, to: number): number {
  const [a, b] = [civilFromDays(from), civilFromDays(to)]
  return (b.year - a.year) * 12 + b.month - a.month
}

describe('Recurring', () => {
  it('should let every occurrence fall on the first of a month after its parent began, and none after the last day', () => {
    fc.assert(
      fc.property(anyCase, anyKey, ({ spec }, key) => {
        const all = occurrences(new Recurring(spec), key, null)
        const wrong = all.filter(({ parent, number, day }) => {
          const began = spec.since.firstDay + dayIndexOf(spec.since, parent)
          return civilFromDays(day).day !== 1 || day > today || monthsBetween(began, day) !== spec.delayMonths + number
        })
        expect(wrong).toEqual([])
        expect(all.every(({ day }, i) => i === 0 || day >= (all[i - 1]?.day ?? 0))).toBe(true)
      }),
      { numRuns: 40 },
    )
  })

  it('should tell parents, lives and children as one story', () => {
    fc.assert(
      fc.property(anyCase, anyKey, ({ rows, spec }, key) => {
        const recurring = new Recurring(spec)
        const byParent = grouped(occurrences(recurring, key, null), ({ parent }) => parent)
        const [counts, possible, lastDays] = [new Int32Array(rows), new Int32Array(rows), new Int32Array(rows)]
        recurring.lives(0, null, rows, key, counts, possible, lastDays)
        for (let row = 0; row < rows; row++) {
          const own = byParent.get(row) ?? []
          if (own.some(({ number }, place) => number !== place)) throw new Error(`parent ${row} misses an occurrence`)
          const began = spec.since.firstDay + dayIndexOf(spec.since, row)
          const most = Math.max(0, monthsBetween(began, today) - spec.delayMonths + 1)
          const told = [counts[row], possible[row], lastDays[row], recurring.childrenOf(row, key)]
          expect(told).toEqual([own.length, most, own.at(-1)?.day ?? -1, own.map(({ child }) => child)])
        }
      }),
      { numRuns: 25 },
    )
  })

  it('should say the same of any rows in any order', () => {
    fc.assert(
      fc.property(anyCase, anyKey, fc.array(fc.nat(), { maxLength: 40 }), ({ spec }, key, places) => {
        const recurring = new Recurring(spec)
        fc.pre(recurring.total > 0)
        const all = occurrences(recurring, key, null)
        const wanted = places.map((place) => place % recurring.total)
        expect(occurrences(recurring, key, wanted)).toEqual(wanted.map((child) => all[child]))
      }),
      { numRuns: 40 },
    )
  })

  it('should have nothing of parents that begin after the last day', () => {
    const since = createTimeline(10, { firstDay: today + 40, lastDay: today + 90 })
    const recurring = new Recurring({ since, lastDay: today, delayMonths: 1, startingShare: 1, monthlyChurn: 0 })
    const [times, possible, lastDays] = [new Int32Array(10), new Int32Array(10), new Int32Array(10)]
    recurring.lives(0, null, 10, { high: 1, low: 2 }, times, possible, lastDays)
    expect([recurring.total, ...times, ...possible]).toEqual(Array.from({ length: 21 }, () => 0))
    expect([...lastDays]).toEqual(Array.from({ length: 10 }, () => -1))
    expect(recurring.childrenOf(9, { high: 1, low: 2 })).toEqual([])
  })

  it('should start the share that it is told and lose the share that it is told', () => {
    const since = createTimeline(10_000, { firstDay: daysFromCivil(2025, 6, 1), lastDay: daysFromCivil(2025, 6, 30) })
    const recurring = new Recurring({ since, lastDay: today, delayMonths: 1, startingShare: 0.8, monthlyChurn: 0.1 })
    const byMonth = grouped(occurrences(recurring, { high: 5, low: 6 }, null), ({ day }) => civilFromDays(day).month)
    expect([...byMonth.keys()]).toEqual([7, 8, 9, 10, 11, 12, 1])
    let alive = 8000
    for (const rows of byMonth.values()) {
      expect(Math.abs(rows.length - alive)).toBeLessThan(1)
      alive *= 0.9
    }
  })
})
