import { formula, itself, mapped, secondsAfter, switchBy, when } from '../../builders/computed.ts'
import { gamma, lognormal, normal, quantiles, triangular } from '../../builders/distributions.ts'
import { constant, decimal, oneOf, oneOfBy, shares, timestamp, whole } from '../../builders/drawn.ts'
import { allHidden, hidden, id, lookup, lookups, ownedBy, owner, primary, ref, table } from '../../builders/table.ts'
import { template, words } from '../../builders/texts.ts'

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
  started_at: timestamp('2024-01-01', '2025-12-31', hours, { growth: 1.15, months, weekdays: [1.1, 1.1, 1.1, 1.1, 1.05, 0.45, 0.12] }),
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
  ...allHidden(lookups('machine_id', 'plant_id', 'machine_type', { cycle: 'ideal_cycle_seconds' })),
  pace: hidden(decimal(1, 1.8, 2, gamma(1.16, 60))),
  run_seconds: hidden(formula('min(floor(produced_quantity * cycle * pace) + 900, seconds(today) - started_at)')),
  ended_at: secondsAfter('started_at', 'run_seconds'),
})

const defects = words('scratch, burr, paint_defect, missing_component, weld_defect, dimension_out_of_tolerance, leak, porosity, crack')
/** The defects that a search finds, by its number (see `search`). */
const findings = {
  0: { scratch: 50, burr: 42, crack: 8 },
  1: { scratch: 22, paint_defect: 78 },
  2: { scratch: 18, weld_defect: 74, crack: 8 },
  3: { scratch: 30, missing_component: 70 },
  4: { burr: 16, dimension_out_of_tolerance: 84 },
  5: { missing_component: 26, dimension_out_of_tolerance: 18, leak: 56 },
  6: { porosity: 70, crack: 30 },
  7: { weld_defect: 60, porosity: 25, crack: 15 },
}

/** Inspections of samples of a run. Each that did not pass found defects. */
export const inspections = table('inspections', ownedBy('production_runs', { min: 0, max: 5, mean: 1.8 }), {
  inspection_id: id(),
  production_run_id: owner('production_runs'),
  plant_id: hidden(lookup('production_run_id', 'plant_id')),
  badge: hidden(whole(11, 19, triangular(11, 12, 19))),
  inspector_code: template('QA-{plant_id}-{badge}'),
  ended_at: hidden(lookup('production_run_id', 'ended_at')),
  wait: hidden(whole(300, 90000, lognormal(5400, 0.9))),
  seconds_later: hidden(formula('min(wait, seconds(today) - ended_at)')),
  inspected_at: secondsAfter('ended_at', 'seconds_later'),
  method: oneOf({ visual: 46, dimensional: 34, functional: 17, x_ray: 3 }),
  sample: hidden(oneOf({ 5: 14, 8: 20, 13: 26, 20: 20, 32: 13, 50: 7 })),
  sample_size: mapped('sample', itself(5, 8, 13, 20, 32, 50)),
  result: shares({ passed: 0.945, rework: 0.033, rejected: 0.022 }),
  found: hidden(whole(1, 5, quantiles([1, 1, 1, 1, 2, 3, 5]))),
  defects_found: formula('result == "passed" ? 0 : found'),
  machine_type: hidden(lookup('production_run_id', 'machine_type')),
  // A visual or X-ray inspection finds the defects that the type of machine makes.
  search: hidden(
    formula(
      'method == "dimensional" ? 4 : method == "functional" ? 5 : method == "x_ray" ? (machine_type == "welding_robot" ? 7 : 6) : ' +
        'machine_type == "paint_booth" ? 1 : machine_type == "welding_robot" ? 2 : machine_type == "assembly_line" ? 3 : 0',
    ),
  ),
  defect_type: when('result != "passed"', oneOfBy('search', defects, findings)),
  severity: switchBy('result', {
    passed: null,
    rework: oneOf({ minor: 74, major: 26 }),
    rejected: oneOf({ minor: 8, major: 68, critical: 24 }),
  }),
})
