import { formula, itself, mapped, secondsAfter } from '../../builders/computed.ts'
import { gamma, normal, quantiles } from '../../builders/distributions.ts'
import { constant, decimal, oneOf, shares, timestamp } from '../../builders/drawn.ts'
import { id, lookup, lookups, ref } from '../../builders/relations.ts'
import { hidden, primary, table } from '../../builders/table.ts'
import { template } from '../../builders/texts.ts'

const months = [0.95, 1, 1.06, 1.03, 1.02, 1.03, 0.96, 0.85, 1.05, 1.06, 1.03, 0.8]
const hours = [2, 1.5, 1.5, 1.5, 1.5, 2, 9, 7, 6, 5, 5, 5, 4, 4.5, 8, 6, 5, 4.5, 4, 4, 3, 3, 5, 3]

/**
 * Batches of a product on a machine, all finished by today. good_quantity + scrap_quantity = produced_quantity; list_value (the good units
 * at their list price) + price_adjustment = output_value.
 */
export const productionRuns = table('production_runs', primary, {
  production_run_id: id(),
  number: hidden(formula('400000 + production_run_id')),
  work_order: template('WO-{number}'),
  machine_id: ref('machines', { popularity: 0.2 }),
  product_id: ref('products'),
  started_at: timestamp('2024-01-01', '2025-12-31', { growth: 1.15, months, weekdays: [1.1, 1.1, 1.1, 1.1, 1.05, 0.45, 0.12], hours }),
  hour: hidden(formula('floor(started_at % 86400 / 3600)')),
  shift_number: hidden(formula('hour >= 6 && hour < 14 ? 0 : hour >= 14 && hour < 22 ? 1 : 2')),
  shift: mapped('shift_number', ['early', 'late', 'night']),
  status: shares({ completed: 0.975, aborted: 0.025 }),
  lot: hidden(oneOf({ 50: 9, 100: 18, 200: 21, 250: 17, 500: 19, 1000: 11, 2000: 5 })),
  planned_quantity: mapped('lot', itself(50, 100, 200, 250, 500, 1000, 2000)),
  yield_share: hidden(decimal(0.86, 1.02, 3, normal(0.985, 0.015))),
  abort_share: hidden(decimal(0.05, 0.85, 3)),
  produced_quantity: formula('round(planned_quantity * (status == "aborted" ? abort_share : yield_share))'),
  scrap_share: hidden(decimal(0, 0.2, 4, gamma(0.019, 1.4))),
  scrap_quantity: formula('floor(produced_quantity * scrap_share)'),
  good_quantity: formula('produced_quantity - scrap_quantity'),
  unit_price: hidden(lookup('product_id', 'unit_price')),
  rebate: hidden(decimal(0, 0.2, 3, quantiles([0, 0, 0, 0.02, 0.05, 0.08, 0.15]))),
  list_value: formula('good_quantity * unit_price'),
  natural_value: hidden(formula('list_value - list_value * rebate', 2)),
  price_adjustment: formula('output_value - list_value'),
  output_value: formula('natural_value'),
  cost_share: hidden(decimal(0.5, 0.92, 3, normal(0.71, 0.05))),
  production_cost: formula('output_value * cost_share', 2),
  currency: constant('USD'),
  ...lookups('machine_id', 'plant_id', 'machine_type', { cycle: 'ideal_cycle_seconds' }),
  pace: hidden(decimal(1, 1.8, 2, gamma(1.16, 60))),
  run_seconds: hidden(formula('min(floor(produced_quantity * cycle * pace) + 900, seconds(today) - started_at)')),
  ended_at: secondsAfter('started_at', 'run_seconds'),
})
