import { describe, expect, it } from 'vitest'
import type { AnyColumn, AnyTable } from '../../src/schema/any-schema.ts'
import { problemsOf } from '../engine/support/refused.ts'

const shipping = [
  { from: 's0', to: 's1', share: 1, after: { min: 30, max: 60, unit: 'days' } },
  { from: 's1', to: 's2', share: 1, after: { min: 30, max: 60, unit: 'days' } },
]

function tableWith(transitions: readonly object[], more: object, ...columns: readonly AnyColumn[]): AnyTable {
  return {
    name: 'orders',
    rows: 10,
    columns: [
      { name: 'started_at', kind: 'timestamp', from: '2025-06-01', to: '2026-01-01' },
      { name: 'status', kind: 'lifecycle', started_at: 'started_at', start: 's0', transitions, ...more },
      { name: 'status_code', kind: 'integer', min: 1, max: 2 },
      ...columns,
    ],
  }
}

describe('lifecycle', () => {
  const day = { min: 1, max: 2, unit: 'days' }
  it.each([
    [
      'shares above 1',
      [
        { from: 's0', to: 'a', share: 0.7, after: day },
        { from: 's0', to: 'b', share: 0.45, after: day },
      ],
      {},
      '0.7 + 0.45 = 1.15',
    ],
    [
      'a state out of reach',
      [
        { from: 's0', to: 'a', share: 1, after: day },
        { from: 'x', to: 'y', share: 1, after: day },
      ],
      {},
      '"x", "y"',
    ],
    [
      'a circle',
      [
        { from: 's0', to: 'a', share: 1, after: day },
        { from: 'a', to: 'b', share: 1, after: day },
        { from: 'b', to: 'a', share: 0.1, after: day },
      ],
      {},
      '"a" -> "b" -> "a"',
    ],
    ['a transition to itself', [{ from: 's0', to: 's0', share: 0.1, after: day }], {}, '"s0" -> "s0"'],
    [
      'a transition twice',
      [
        { from: 's0', to: 'a', share: 0.1, after: day },
        { from: 's0', to: 'a', share: 0.1, after: day },
      ],
      {},
      'two transitions',
    ],
    ['delays turned around', [{ from: 's0', to: 'a', share: 0.1, after: { ...day, min: 5 } }], {}, '`min` 5 must not exceed `max`'],
    ['a start that is nowhere', [{ from: 's0', to: 'a', share: 0.1, after: day }], { start: 'begin' }, '"s0", "a"'],
    ['a day after today', shipping, { until: '2027-01-01' }, 'after today'],
    ['a day that is none', shipping, { until: '2025-02-30' }, 'calendar'],
    ['a start that is no moment', shipping, { started_at: 'status_code' }, 'is not a date or timestamp'],
  ])('should refuse %s', (_name, transitions, more, sentence) => {
    expect(problemsOf([tableWith(transitions, more)])).toEqual([
      { pointer: expect.stringMatching(/^\/tables\/0\/columns\/1/) as string, detail: expect.stringContaining(sentence) as string },
    ])
  })

  it('should refuse the time of an unknown state, and of a column that is not a lifecycle', () => {
    const time = (lifecycle: string, state: string): AnyColumn => ({ name: 'x', kind: 'lifecycle_time', lifecycle, state })
    for (const [column, sentence] of [
      [time('status', 's9'), 's0, s1, s2'],
      [time('started_at', 's0'), 'is not of kind lifecycle'],
    ] as const)
      expect(problemsOf([tableWith(shipping, {}, column)])).toEqual([
        { pointer: '/tables/0/columns/3', detail: expect.stringContaining(sentence) as string },
      ])
  })
})
