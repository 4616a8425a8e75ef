import { formula, itself, mapped, minutesAfter } from '../../builders/computed.ts'
import { lognormal, normal, triangular, uniform } from '../../builders/distributions.ts'
import { decimalBy, oneOf, oneOfBy, timestamp, whole, wholeBy, yes } from '../../builders/drawn.ts'
import { each } from '../../builders/facts.ts'
import { hidden, id, lookup, per, ref, table } from '../../builders/table.ts'
import { attribute, compound } from '../../builders/texts.ts'
import { address } from '../shared/address.ts'
import { companyWord } from '../shared/company.ts'

/** Substations, each of which supplies a part of a city. */
export const substations = table('substations', per('customers', 0.02, { min: 3 }), {
  substation_id: id(),
  name: compound([companyWord, ['Substation', 'Primary', 'Grid', 'Switching Station']]),
  country_code: oneOf({ GB: 1 }),
  ...address('city', 'region'),
  latitude: hidden(attribute('place', 'latitude')),
  level: hidden(oneOf({ 11: 55, 33: 35, 66: 10 })),
  voltage_kv: mapped('level', itself(11, 33, 66)),
  capacity_mva: decimalBy('level', 1, 240, 1, { 11: uniform(5, 24), 33: uniform(20, 60), 66: uniform(60, 180) }),
  built_year: whole(1952, 2020, triangular(1952, 1974, 2020)),
})

const plannedCauses = { maintenance: 68, grid_upgrade: 32 }
const unplannedCauses = { storm: 27, equipment_failure: 31, cable_damage: 14, tree_contact: 15, overload: 8, animal: 5 }
const causes = Object.keys({ ...plannedCauses, ...unplannedCauses })
const affected = each(lognormal, { maintenance: [42, 0.7], grid_upgrade: [60, 0.7], storm: [620, 1.2], otherwise: [130, 1.1] })
const minutes = {
  maintenance: normal(210, 70),
  grid_upgrade: normal(290, 80),
  storm: lognormal(260, 0.9),
  overload: lognormal(38, 0.6),
  otherwise: lognormal(74, 0.8),
}

const hours = [3, 2.6, 2.4, 2.4, 2.5, 3, 4, 4.5, 6, 7.5, 6, 5, 4.5, 4.5, 4.5, 5, 5.5, 5.5, 5, 4.5, 4, 4, 3.5, 3]

/** Outages in the area of a substation, more of them in winter and during the day. All are over by today. */
export const outages = table('outages', per('customers', 0.15), {
  outage_id: id(),
  substation_id: ref('substations', { popularity: 0.5 }),
  started_at: timestamp('2023-01-01', '2025-12-31', hours, { months: [1.5, 1.4, 1.05, 0.85, 0.8, 0.8, 0.95, 0.85, 0.85, 1.05, 1.2, 1.35] }),
  is_planned: yes(0.24),
  cause: oneOfBy('is_planned', causes, { true: plannedCauses, false: unplannedCauses }),
  city: lookup('substation_id', 'city'),
  affected_customers: wholeBy('cause', 3, 24000, affected),
  length: hidden(wholeBy('cause', 2, 4320, minutes)),
  duration_minutes: formula('min(length, ceil((seconds(today) - started_at) / 60))'),
  restored_at: minutesAfter('started_at', 'duration_minutes'),
  customer_minutes_lost: formula('affected_customers * duration_minutes'),
})
