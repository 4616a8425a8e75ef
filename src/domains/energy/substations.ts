import { mapped } from '../../builders/computed.ts'
import { triangular, uniform } from '../../builders/distributions.ts'
import { decimalBy, oneOf, whole } from '../../builders/drawn.ts'
import { id } from '../../builders/relations.ts'
import { hidden, per, table } from '../../builders/table.ts'
import { attribute, compound } from '../../builders/texts.ts'
import { address } from '../shared/address.ts'

/** Where the grid is stepped down for a quarter of a city. */
export const substations = table('substations', per('customers', 0.02, { min: 3 }), {
  substation_id: id(),
  name: compound([{ list: 'company_words', attribute: 'word' }, ['Substation', 'Primary', 'Grid', 'Switching Station']], ' '),
  country_code: oneOf({ GB: 1 }),
  ...address('city', 'region'),
  latitude: hidden(attribute('place', 'latitude')),
  level: hidden(oneOf({ 11: 55, 33: 35, 66: 10 })),
  voltage_kv: mapped('level', { 11: 11, 33: 33, 66: 66 }),
  capacity_mva: decimalBy('level', 1, 240, 1, { 11: uniform(5, 24), 33: uniform(20, 60), 66: uniform(60, 180) }),
  built_year: whole(1952, 2020, triangular(1952, 1974, 2020)),
})
