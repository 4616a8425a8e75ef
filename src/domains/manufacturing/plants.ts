import { lognormal } from '../../builders/distributions.ts'
import { date, oneOf, whole, yes } from '../../builders/drawn.ts'
import { countOf, id } from '../../builders/relations.ts'
import { per, table } from '../../builders/table.ts'
import { template } from '../../builders/texts.ts'
import { address } from '../shared/address.ts'

/** Factories, open for years before the first run. */
export const plants = table('plants', per('production_runs', 0.004, { min: 2 }), {
  plant_id: id(),
  country_code: oneOf({ US: 40, DE: 25, MX: 14, PL: 12, IN: 9 }),
  ...address('city', 'country'),
  name: template('{city} Plant {plant_id}'),
  floor_area_sqm: whole(2000, 90000, lognormal(14000, 0.6)),
  machine_count: countOf('machines'),
  is_iso_9001_certified: yes(0.85),
  opened_on: date('2004-03-01', '2012-10-01', { weekdays: [3, 1, 1, 1, 0, 0, 0] }),
})
