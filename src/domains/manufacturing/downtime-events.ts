import { formula, when } from '../../builders/computed.ts'
import { gamma, lognormal } from '../../builders/distributions.ts'
import { decimalBy, oneOfBy, timestamp, wholeBy, yes } from '../../builders/drawn.ts'
import { id, ref } from '../../builders/relations.ts'
import { hidden, per, table } from '../../builders/table.ts'
import { words } from '../../builders/words.ts'

/** When a machine stood still; it runs again by today. */
export const downtimeEvents = table('downtime_events', per('production_runs', 0.4), {
  downtime_event_id: id(),
  machine_id: ref('machines', { popularity: 0.5 }),
  started_at: timestamp('2024-01-01', '2025-12-31', {
    weekdays: [1.2, 1.05, 1, 1, 1.02, 0.5, 0.2],
    hours: [3, 2.6, 2.5, 2.5, 2.5, 3, 6, 6, 5.5, 5, 5, 5, 4.5, 5, 6, 5.5, 5, 4.5, 4, 4, 4, 3.8, 4, 3.2],
  }),
  is_planned: yes(0.34),
  reason: oneOfBy(
    'is_planned',
    words('maintenance, changeover, breakdown, tool_wear, material_shortage, operator_absent, quality_stop, power_failure'),
    { true: [46, 54, 0, 0, 0, 0, 0, 0], false: [0, 0, 34, 21, 18, 10, 13, 4] },
  ),
  length: hidden(
    wholeBy('reason', 2, 2880, {
      maintenance: gamma(120, 4),
      changeover: gamma(38, 5),
      breakdown: lognormal(95, 1),
      tool_wear: gamma(22, 4),
      material_shortage: lognormal(48, 0.8),
      operator_absent: gamma(26, 2),
      quality_stop: lognormal(42, 0.7),
      power_failure: lognormal(55, 0.9),
    }),
  ),
  minutes_left: hidden(formula('ceil((seconds(today) - started_at) / 60)')),
  downtime_minutes: formula('min(length, minutes_left)'),
  minutes_down: hidden(formula('min(downtime_minutes, minutes_left)')),
  ended_at: { kind: 'shifted', column: 'started_at', offset: 'minutes_down', unit: 'minutes', as: 'timestamp' },
  drawn_repair: hidden(
    decimalBy('reason', 20, 40000, 2, { breakdown: lognormal(680, 1.1), maintenance: lognormal(320, 0.7), otherwise: lognormal(60, 0.7) }),
  ),
  repair_cost: when('reason in ["breakdown", "maintenance", "tool_wear"]', formula('drawn_repair')),
})
