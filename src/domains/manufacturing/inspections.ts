import { formula, itself, mapped, secondsAfter, switchBy, when } from '../../builders/computed.ts'
import { lognormal, quantiles, triangular } from '../../builders/distributions.ts'
import { oneOf, oneOfBy, shares, whole } from '../../builders/drawn.ts'
import { id, lookup, owner } from '../../builders/relations.ts'
import { hidden, ownedBy, table } from '../../builders/table.ts'
import { template } from '../../builders/texts.ts'
import { words } from '../../builders/words.ts'

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
