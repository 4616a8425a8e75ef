import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import type { AnyColumn, AnyTable } from '../../src/schema/any-schema.ts'
import { columnValues, compileTables, tableOf } from '../engine/support/evaluate.ts'

interface Transition {
  readonly from: string
  readonly to: string
  readonly share: number
  readonly after: { readonly min: number; readonly max: number; readonly unit: 'seconds' | 'minutes' | 'hours' | 'days' }
}

const longAgo: AnyColumn = { name: 'started_at', kind: 'timestamp', from: '1990-01-01', to: '1991-12-31' }
const lately: AnyColumn = { name: 'started_at', kind: 'timestamp', from: '2025-06-01', to: '2026-01-01' }

function tableWith(rows: number, started: AnyColumn, transitions: readonly Transition[], more: object = {}): AnyTable {
  const states = [...new Set(transitions.flatMap(({ from, to }) => [from, to]))]
  return {
    name: 'orders',
    rows,
    columns: [
      started,
      { name: 'status', kind: 'lifecycle', started_at: 'started_at', start: 's0', transitions, ...more },
      ...states.map((state): AnyColumn => ({
        name: `${state}_at`,
        kind: 'lifecycle_time',
        lifecycle: 'status',
        state,
        as: 'timestamp',
      })),
    ],
  }
}

/** The values of every column, by name. */
function evaluated(table: AnyTable, seed = 3): Readonly<Record<string, readonly (string | null)[]>> {
  const plan = compileTables([table], 1)
  return Object.fromEntries(
    tableOf(plan, table.name).plan.columns.map(({ name }) => [name, columnValues(plan, seed, table.name, name) as (string | null)[]]),
  )
}

/** States s0, s1, ...: each has transitions to later ones only, and one at least leads to each. */
const graphs: fc.Arbitrary<readonly Transition[]> = fc
  .integer({ min: 2, max: 6 })
  .chain((states) =>
    fc.tuple(
      ...Array.from({ length: states - 1 }, (_, from) =>
        fc.record({
          targets: fc.subarray(Array.from({ length: states - 1 - from }, (__, i) => from + 1 + i)),
          weights: fc.array(fc.integer({ min: 1, max: 40 }), { minLength: 6, maxLength: 6 }),
          rest: fc.oneof(fc.constant(0), fc.integer({ min: 1, max: 60 })),
          unit: fc.constantFrom('seconds' as const, 'minutes' as const, 'hours' as const, 'days' as const),
          min: fc.nat(9),
          span: fc.nat(30),
        }),
      ),
    ),
  )
  .map((nodes) =>
    nodes.flatMap(({ targets, weights, rest, unit, min, span }, from) => {
      // The next state is always there, so that every state can be reached.
      const all = [...new Set([from + 1, ...targets])]
      const sum = all.reduce((total, _, i) => total + (weights[i] ?? 1), rest)
      return all.map((to, i) => ({
        from: `s${from}`,
        to: `s${to}`,
        share: (weights[i] ?? 1) / sum,
        after: { min, max: min + span, unit },
      }))
    }),
  )

/** Every way from s0 to where it ends, with its share of all rows. */
function waysOf(transitions: readonly Transition[], way: readonly string[] = ['s0'], share = 1): readonly (readonly [string, number])[] {
  const out = transitions.filter(({ from }) => from === way.at(-1))
  const rest = 1 - out.reduce((sum, each) => sum + each.share, 0)
  return [
    ...(rest > 1e-9 ? [[way.join(), share * rest] as const] : []),
    ...out.flatMap((each) => waysOf(transitions, [...way, each.to], share * each.share)),
  ]
}

describe('lifecycle', () => {
  it('should take every way by the nearest whole number of rows when there is time enough', () => {
    fc.assert(
      fc.property(graphs, fc.nat(2500), fc.nat(), (transitions, rows, seed) => {
        const values = evaluated(tableWith(rows, longAgo, transitions), seed)
        const counts = new Map<string, number>()
        const states = [...new Set(transitions.flatMap(({ from, to }) => [from, to]))].toSorted()
        for (let row = 0; row < rows; row++) {
          const way = states.filter((state) => values[`${state}_at`]?.[row] !== null)
          expect(values['status']?.[row]).toBe(way.at(-1))
          counts.set(way.join(), (counts.get(way.join()) ?? 0) + 1)
        }
        let total = 0
        for (const [way, share] of waysOf(transitions)) {
          const count = counts.get(way) ?? 0
          total += count
          expect(Math.abs(count - rows * share)).toBeLessThan(1 + 1e-6)
        }
        expect(total).toBe(rows)
      }),
      { numRuns: 40 },
    )
  })

  it('should give exactly the rounded share to a single transition', () => {
    fc.assert(
      fc.property(fc.nat(3000), fc.integer({ min: 0, max: 1000 }), (rows, permille) => {
        const share = permille / 1000
        const { status } = evaluated(tableWith(rows, longAgo, [{ from: 's0', to: 's1', share, after: { min: 0, max: 1, unit: 'days' } }]))
        expect(status?.filter((value) => value === 's1').length).toBe(Math.round(rows * share))
      }),
      { numRuns: 40 },
    )
  })

  it('should be in the last state that was entered by today, in the order of the transitions and with their delays', () => {
    const unit = { seconds: 1, minutes: 60, hours: 3600, days: 86_400 }
    const seconds = (value: unknown) => Date.parse(String(value)) / 1000
    fc.assert(
      fc.property(graphs, fc.nat(), (transitions, seed) => {
        const rows = 400
        const values = evaluated(tableWith(rows, lately, transitions), seed)
        const states = [...new Set(transitions.flatMap(({ from, to }) => [from, to]))].toSorted()
        for (let row = 0; row < rows; row++) {
          const way = states.filter((state) => values[`${state}_at`]?.[row] !== null)
          expect(way.at(-1)).toBe(values['status']?.[row])
          expect(values['s0_at']?.[row]).toBe(values['started_at']?.[row])
          way.slice(1).forEach((to, i) => {
            const taken = transitions.find((each) => each.from === way[i] && each.to === to)
            const passed = seconds(values[`${to}_at`]?.[row]) - seconds(values[`${way[i]}_at`]?.[row])
            const scale = unit[taken?.after.unit ?? 'days']
            expect(passed).toBeGreaterThanOrEqual((taken?.after.min ?? Infinity) * scale)
            expect(passed).toBeLessThanOrEqual((taken?.after.max ?? -Infinity) * scale)
            expect(String(values[`${to}_at`]?.[row]) < '2026-01-02').toBe(true)
          })
        }
      }),
      { numRuns: 30 },
    )
  })

  const shipping: readonly Transition[] = [
    { from: 's0', to: 's1', share: 1, after: { min: 30, max: 60, unit: 'days' } },
    { from: 's1', to: 's2', share: 1, after: { min: 30, max: 60, unit: 'days' } },
  ]

  it('should not have reached events after today, or after the given day', () => {
    const today = evaluated(tableWith(2000, lately, shipping))
    expect(new Set(today['status'])).toEqual(new Set(['s0', 's1', 's2']))
    const earlier = evaluated(tableWith(2000, lately, shipping, { until: '2025-09-01' }))
    earlier['s1_at']?.forEach((moment, row) => {
      const known = today['s1_at']?.[row] ?? null
      expect(moment).toBe(known !== null && known < '2025-09-02' ? known : null)
    })
    expect(evaluated(tableWith(50, longAgo, shipping, { until: '1985-01-01' }))['status']?.every((state) => state === 's0')).toBe(true)
  })

  it('should be null where it does not start, and so should its times', () => {
    const started: AnyColumn = { name: 'first', kind: 'date', from: '2024-01-01', to: '2024-12-31' }
    const values = evaluated({
      name: 'orders',
      rows: 200,
      columns: [
        started,
        { name: 'started_at', kind: 'after', column: 'first', as: 'date', unit: 'days', min: 0, max: 0, nullable: { rate: 0.25 } },
        ...tableWith(1, longAgo, shipping).columns.slice(1, 2),
        { name: 's0_on', kind: 'lifecycle_time', lifecycle: 'status', state: 's0' },
        { name: 's2_on', kind: 'lifecycle_time', lifecycle: 'status', state: 's2' },
      ],
    })
    for (const name of ['status', 's0_on'])
      expect(values[name]?.map((value) => value === null)).toEqual(values['started_at']?.map((value) => value === null))
    expect(values['status']?.filter((value) => value === null).length).toBe(50)
    values['s0_on']?.forEach((day, row) => expect(day).toBe(values['started_at']?.[row]))
    expect(values['s2_on']?.every((day) => day === null || /^\d{4}-\d\d-\d\d$/.test(day))).toBe(true)
  })

  it('should decide other columns as any category does', () => {
    const table = tableWith(300, lately, shipping)
    const values = evaluated({
      ...table,
      columns: [
        ...table.columns,
        { name: 'label', kind: 'mapping', by: 'status', cases: { s0: 'new', s1: 'sent', s2: 'there' } },
        { name: 'agrees', kind: 'formula', expression: '(status == "s0") == (coalesce(s1_at, -1) < 0)', as: 'boolean' },
      ],
    })
    expect(values['agrees']?.every((value) => String(value) === 'true')).toBe(true)
    expect(values['label']).toEqual(values['status']?.map((state) => ({ s0: 'new', s1: 'sent', s2: 'there' })[String(state)]))
  })
})
