import { formula, when } from '../../builders/computed.ts'
import { lognormal, normal } from '../../builders/distributions.ts'
import { date, decimal, oneOf, whole } from '../../builders/drawn.ts'
import { id, lookup, ref } from '../../builders/relations.ts'
import { hidden, per, table } from '../../builders/table.ts'
import { season } from './season.ts'

/** Monthly readings: what was used since the one before; of electricity, peak_kwh + off_peak_kwh = consumption_kwh. */
export const readings = table('readings', per('customers', 12), {
  reading_id: id(),
  meter_id: ref('meters', { existing_at: 'read_on', min_age_days: 31 }),
  read_on: date('2024-01-01', '2025-12-31', { growth: 1.15 }),
  latitude: hidden(lookup('meter_id', 'latitude')),
  fuel: lookup('meter_id', 'fuel'),
  annual_kwh: hidden(lookup('meter_id', 'annual_kwh_estimate')),
  day: hidden(formula('today - (today - read_on)')),
  ...season,
  reading_type: oneOf({ actual: 74, estimated: 11, customer_read: 15 }),
  days_covered: whole(28, 31),
  chance: hidden(decimal(0.3, 2.5, 3, lognormal(0.99, 0.16))),
  factor: hidden(formula('season * chance', 3)),
  used: hidden(formula('annual_kwh * days_covered * 0.00274 * factor', 1)),
  consumption_kwh: formula('used'),
  peak_share: hidden(decimal(0.2, 0.9, 3, normal(0.62, 0.09))),
  peak_kwh: when('fuel == "electricity"', formula('consumption_kwh * peak_share', 1)),
  off_peak_kwh: formula('consumption_kwh - peak_kwh'),
  kwh_per_day: formula('consumption_kwh / days_covered', 2),
})
