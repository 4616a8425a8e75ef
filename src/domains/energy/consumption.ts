import { daysAfter, flag, formula, mapped, when } from '../../builders/computed.ts'
import { gamma, lognormal, normal, quantiles } from '../../builders/distributions.ts'
import { constant, date, decimal, oneOf, shares, whole, yes } from '../../builders/drawn.ts'
import { allHidden, type Columns, hidden, id, lookup, lookups, per, ref, table } from '../../builders/table.ts'

/**
 * Hidden columns, the last of which is `season`: the consumption at the row's `day` (a number) and `latitude` relative to the mean of the
 * year. It is highest in January, or in July south of the equator, and varies more for gas than for electricity.
 */
const season: Columns = {
  half_year: hidden(formula('latitude < 0 ? 182 : 0')),
  day_of_year: hidden(formula('floor(((day - half_year) * 100 % 36525) / 100)')),
  winter: hidden(formula('coalesce(abs(day_of_year - 198) / 184, 0.5)', 3)),
  season: hidden(formula('fuel == "gas" ? 0.15 + 1.7 * winter : 0.72 + 0.56 * winter', 3)),
}

/** Monthly readings of the consumption since the one before. For electricity, peak_kwh + off_peak_kwh = consumption_kwh. */
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

/**
 * Bills for 30 days: energy_charge (consumption_kwh x unit_price) + standing_charge + other_charges - discount = total, which includes tax.
 */
export const bills = table('bills', per('customers', 8), {
  bill_id: id(),
  meter_id: ref('meters', { existing_at: 'issued_on', min_age_days: 31 }),
  customer_id: lookup('meter_id', 'customer_id'),
  issued_on: date('2024-01-01', '2025-12-31', { growth: 1.15, weekdays: [1.1, 1.1, 1.1, 1.1, 1.1, 0.3, 0.2] }),
  to_start: hidden(formula('-30')),
  to_end: hidden(formula('-1')),
  period_start: daysAfter('issued_on', 'to_start'),
  period_end: daysAfter('issued_on', 'to_end'),
  latitude: hidden(lookup('meter_id', 'latitude')),
  fuel: lookup('meter_id', 'fuel'),
  ...allHidden(lookups('meter_id', { annual_kwh: 'annual_kwh_estimate' }, 'tariff')),
  day: hidden(formula('today - (today - issued_on)')),
  ...season,
  chance: hidden(decimal(0.3, 2.5, 3, lognormal(0.99, 0.16))),
  factor: hidden(formula('season * chance', 3)),
  consumption_kwh: formula('annual_kwh * 0.0822 * factor', 1),
  is_gas: hidden(flag('fuel == "gas"')),
  price_code: hidden(formula('(is_gas ? 4 : 0) + (tariff == "fixed" ? 0 : tariff == "variable" ? 1 : tariff == "time_of_use" ? 2 : 3)')),
  unit_price: mapped('price_code', [0.2486, 0.257, 0.2315, 0.2688, 0.0625, 0.0633, 0.0625, 0.0702]),
  daily_charge: hidden(mapped('is_gas', { true: 0.298, false: 0.514 })),
  energy_charge: formula('consumption_kwh * unit_price', 2),
  standing_charge: formula('daily_charge * 30', 2),
  has_discount: hidden(yes(0.22)),
  discount_due: hidden(formula('has_discount ? energy_charge * 0.05 : 0', 2)),
  is_reminded: hidden(yes(0.05)),
  fee_due: hidden(mapped('is_reminded', { true: 7.5, false: 0 }, 2)),
  natural_total: hidden(formula('energy_charge + standing_charge + fee_due - discount_due')),
  other_charges: formula('fee_due + max(total - natural_total, 0)'),
  discount: formula('discount_due + max(natural_total - total, 0)'),
  tax: formula('total * 0.04762', 2),
  total: formula('natural_total'),
  currency: constant('GBP'),
  status: shares({ paid: 0.895, paid_late: 0.07, overdue: 0.035 }),
  // A young bill that is already late was due sooner.
  term: hidden(formula('status == "paid" ? 14 : max(min(14, today - 1 - issued_on), 0)')),
  due_on: daysAfter('issued_on', 'term'),
  early: hidden(whole(0, 14, quantiles([0, 3, 8, 10, 11, 13, 14]))),
  late: hidden(whole(1, 90, gamma(15, 1.4))),
  days_to_pay: hidden(formula('status == "paid" ? min(early, today - issued_on) : max(min(term + late, today - issued_on), term + 1)')),
  paid_on: when('status in ["paid", "paid_late"]', daysAfter('issued_on', 'days_to_pay')),
})
