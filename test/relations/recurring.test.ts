import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { civilFromDays, daysFromCivil } from '../../src/calendar.ts'
import type { RecurringSpec } from '../../src/relations/cohorts.ts'
import { type LivesToFill, Recurring } from '../../src/relations/recurring.ts'
import { createTimeline, dayIndexOf, rowsBefore } from '../../src/time/timeline.ts'

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

function livesOf(recurring: Recurring, rows: number, key: { high: number; low: number }): LivesToFill {
  const [occurrences, possible, lastDays] = [new Int32Array(rows), new Int32Array(rows), new Int32Array(rows)]
  const lives = { occurrences, possible, lastDays, numbers: new Float64Array(rows), ended: new Int32Array(rows) }
  recurring.lives(0, null, rows, key, lives)
  return lives
}

/** How many of the rows have ended. */
function endedIn({ occurrences, possible }: LivesToFill): number {
  return occurrences.reduce((sum, times, row) => (times > 0 && times < (possible[row] ?? 0) ? sum + 1 : sum), 0)
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

  it('should agree on parents, lives and children', () => {
    fc.assert(
      fc.property(anyCase, anyKey, ({ rows, spec }, key) => {
        const recurring = new Recurring(spec)
        const byParent = grouped(occurrences(recurring, key, null), ({ parent }) => parent)
        const { occurrences: counts, possible, lastDays } = livesOf(recurring, rows, key)
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
    const { occurrences: times, possible, lastDays } = livesOf(recurring, 10, { high: 1, low: 2 })
    expect([recurring.total, ...times, ...possible]).toEqual(Array.from({ length: 21 }, () => 0))
    expect([...lastDays]).toEqual(Array.from({ length: 10 }, () => -1))
    expect(recurring.childrenOf(9, { high: 1, low: 2 })).toEqual([])
  })

  it('should start and lose the given shares', () => {
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

  /** How many could have ended, and what all of them occur at least and at most. */
  function limitsOf(spec: RecurringSpec, rows: number): { readonly most: number; readonly lives: LivesToFill } {
    const lives = livesOf(new Recurring({ ...spec, monthlyChurn: 0 }), rows, { high: 3, low: 4 })
    return { most: lives.occurrences.reduce((sum, times) => (times > 1 ? sum + 1 : sum), 0), lives }
  }

  it('should end the exact given number, with any other parameters', () => {
    fc.assert(
      fc.property(anyCase, anyKey, fc.double({ min: 0, max: 1, noNaN: true }), fc.boolean(), ({ rows, spec }, key, share, isStartExact) => {
        const started = isStartExact ? { started: Math.round(rows * spec.startingShare) } : {}
        const { most } = limitsOf({ ...spec, ...started }, rows)
        const ended = Math.round(most * share)
        const recurring = new Recurring({ ...spec, ...started, ended })
        expect(endedIn(livesOf(recurring, rows, key))).toBe(ended)
        expect(() => new Recurring({ ...spec, ...started, ended: most + 1 })).toThrow(
          `${most + 1} of ${rows} rows must have ended, but only ${most} of them start`,
        )
      }),
      { numRuns: 60 },
    )
  })

  it('should let any number end where they may end before they occur, and none of them go on', () => {
    fc.assert(
      fc.property(anyCase, anyKey, fc.double({ min: 0, max: 1, noNaN: true }), fc.boolean(), ({ rows, spec }, key, share, isStartExact) => {
        const started = isStartExact ? { started: Math.round(rows * spec.startingShare) } : {}
        const { most } = limitsOf({ ...spec, ...started }, rows)
        const ended = Math.round(rows * share)
        const lives = livesOf(new Recurring({ ...spec, ...started, ended, isEarly: true }), rows, key)
        expect(lives.ended.reduce((sum, flag) => sum + flag, 0)).toBe(ended)
        lives.ended.forEach((flag, row) => {
          const [times, possible] = [lives.occurrences[row] ?? 0, lives.possible[row] ?? 0]
          if (flag === 1 ? possible > 0 && times === possible : times > 0 && times < possible) throw new Error(`row ${row}`)
          if (ended <= most && flag === 1 && times === 0) throw new Error(`row ${row} ended early`)
        })
      }),
      { numRuns: 60 },
    )
  })

  it('should occur exactly the given number of times, with or without ends, and refuse impossible numbers', () => {
    fc.assert(
      fc.property(
        anyCase,
        fc.double({ min: 0, max: 1, noNaN: true }),
        fc.double({ min: 0, max: 1, noNaN: true }),
        fc.boolean(),
        ({ rows, spec }, share, part, hasEnds) => {
          const { most, lives } = limitsOf(spec, rows)
          const ended = hasEnds ? Math.round(most * share) : null
          const plain = new Recurring({ ...spec, ended: ended ?? 0 })
          const after = livesOf(plain, rows, { high: 1, low: 1 })
          const gone = [...after.occurrences].map((times, row) => times > 0 && times < (after.possible[row] ?? 0))
          const sum = (of: (row: number) => number): number => gone.reduce((all, _, row) => all + of(row), 0)
          const going = sum((row) => (gone[row] === true ? 0 : (after.occurrences[row] ?? 0)))
          const least = hasEnds ? going + sum((row) => (gone[row] === true ? 1 : 0)) : 0
          const top = hasEnds
            ? going + sum((row) => (gone[row] === true ? (after.possible[row] ?? 0) - 1 : 0))
            : lives.possible.reduce((all, count) => all + count, 0)
          const total = least + Math.round((top - least) * part)
          const recurring = new Recurring({ ...spec, ended, total })
          expect(recurring.total).toBe(total)
          const { occurrences: times, possible } = livesOf(recurring, rows, { high: 5, low: 6 })
          expect(times.reduce((all, count) => all + count, 0)).toBe(total)
          expect(times.some((count, row) => count > (possible[row] ?? 0))).toBe(false)
          if (hasEnds) expect(endedIn({ occurrences: times, possible } as LivesToFill)).toBe(ended)
          expect(() => new Recurring({ ...spec, ended, total: top + 1 })).toThrow(/occur/)
          if (least > 0) expect(() => new Recurring({ ...spec, ended, total: least - 1 })).toThrow(/occur/)
        },
      ),
      { numRuns: 80 },
    )
  })

  it('should lose the same share of active rows in every month if the number of ended rows is given', () => {
    const since = createTimeline(40_000, { firstDay: daysFromCivil(2024, 1, 1), lastDay: daysFromCivil(2025, 11, 30) })
    const recurring = new Recurring({ since, lastDay: today, delayMonths: 1, startingShare: 0.9, monthlyChurn: 0, ended: 8000 })
    const { occurrences: times, possible } = livesOf(recurring, 40_000, { high: 5, low: 6 })
    const rates = [1, 3, 9].map((k) => {
      const alive = times.filter((count, row) => count >= k && (possible[row] ?? 0) > k)
      return alive.filter((count) => count === k).length / alive.length
    })
    expect(Math.max(...rates) - Math.min(...rates)).toBeLessThan(0.004)
  })

  it('should number rows that start first, each parent once, and start the exact number', () => {
    fc.assert(
      fc.property(anyCase, anyKey, fc.double({ min: 0, max: 1, noNaN: true }), ({ rows, spec }, key, share) => {
        const started = Math.round(rows * share)
        const { numbers, occurrences: times, possible } = livesOf(new Recurring({ ...spec, started }), rows, key)
        for (const n of [numbers, livesOf(new Recurring(spec), rows, key).numbers]) expect(n.toSorted()).toEqual(new Float64Array(n.keys()))
        times.forEach((count, row) => {
          if ((possible[row] ?? 0) > 0 && count > 0 !== (numbers[row] ?? 0) < started) throw new Error(`row ${row}`)
        })
      }),
      { numRuns: 30 },
    )
  })

  it('should know the day of each row', () => {
    fc.assert(
      fc.property(anyCase, anyKey, ({ spec }, key) => {
        const recurring = new Recurring(spec)
        const [timeline, all] = [recurring.timeline(today), occurrences(recurring, key, null)]
        expect(all.filter(({ child, day }) => timeline.firstDay + dayIndexOf(timeline, child) !== day)).toEqual([])
        expect(rowsBefore(timeline, today + 1)).toBe(recurring.total)
      }),
      { numRuns: 30 },
    )
  })
})
