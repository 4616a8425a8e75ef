import { formula, minutesAfter, when } from '../../builders/computed.ts'
import { gamma, lognormal } from '../../builders/distributions.ts'
import { decimalBy, oneOfBy, timestamp, wholeBy, yes } from '../../builders/drawn.ts'
import { facts } from '../../builders/facts.ts'
import { hidden, id, per, ref, table } from '../../builders/table.ts'

/** By reason: its weight among planned and among unplanned stops, and the minutes that such a stop takes. */
const { minutes, ...reasons } = facts(['true', 'false', 'minutes'], {
  maintenance: [46, 0, gamma(120, 4)],
  changeover: [54, 0, gamma(38, 5)],
  breakdown: [0, 34, lognormal(95, 1)],
  tool_wear: [0, 21, gamma(22, 4)],
  material_shortage: [0, 18, lognormal(48, 0.8)],
  operator_absent: [0, 10, gamma(26, 2)],
  quality_stop: [0, 13, lognormal(42, 0.7)],
  power_failure: [0, 4, lognormal(55, 0.9)],
})
const repairs = { breakdown: lognormal(680, 1.1), maintenance: lognormal(320, 0.7), otherwise: lognormal(60, 0.7) }
const hours = [3, 2.6, 2.5, 2.5, 2.5, 3, 6, 6, 5.5, 5, 5, 5, 4.5, 5, 6, 5.5, 5, 4.5, 4, 4, 4, 3.8, 4, 3.2]

/** Stops of a machine; all machines run again by today. */
export const downtimeEvents = table('downtime_events', per('production_runs', 0.4), {
  downtime_event_id: id(),
  machine_id: ref('machines', { popularity: 0.5 }),
  started_at: timestamp('2024-01-01', '2025-12-31', hours, { weekdays: [1.2, 1.05, 1, 1, 1.02, 0.5, 0.2] }),
  is_planned: yes(0.34),
  reason: oneOfBy('is_planned', reasons),
  length: hidden(wholeBy('reason', 2, 2880, minutes)),
  minutes_left: hidden(formula('ceil((seconds(today) - started_at) / 60)')),
  downtime_minutes: formula('min(length, minutes_left)'),
  minutes_down: hidden(formula('min(downtime_minutes, minutes_left)')),
  ended_at: minutesAfter('started_at', 'minutes_down'),
  drawn_repair: hidden(decimalBy('reason', 20, 40000, 2, repairs)),
  repair_cost: when('reason in ["breakdown", "maintenance", "tool_wear"]', formula('drawn_repair')),
})
