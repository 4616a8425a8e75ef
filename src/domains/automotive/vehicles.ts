import { flag, formula, mapped } from '../../builders/computed.ts'
import { gamma, normal } from '../../builders/distributions.ts'
import { oneOf, oneOfBy, whole } from '../../builders/drawn.ts'
import { id, lookup, owner } from '../../builders/relations.ts'
import { hidden, ownedBy, table } from '../../builders/table.ts'
import { pattern, template } from '../../builders/texts.ts'

/** The tenth character of a vehicle identification number by model year. */
const yearCodes = Object.fromEntries(
  [...'ABCDEFGHJKLMNPRSTVWXY123456789ABCDEFGHJKLMNPRSTVWXY'].map((code, place) => [String(1980 + place), code]),
)

/** The car of each sale; its number has the shape of ISO 3779, with a serial number of its own. */
export const vehicles = table('vehicles', ownedBy('sales', { min: 1, max: 1 }), {
  vehicle_id: id(),
  sale_id: owner('sales'),
  wmi: hidden(lookup('sale_id', 'wmi')),
  descriptor: hidden(pattern('#####')),
  check: hidden(oneOf(['0', '1', '2', '3', '4', '5', '6', '7', '8', '9', 'X'])),
  year_code: hidden(mapped('model_year_choice', { ...yearCodes, otherwise: 'A' })),
  plant: hidden(oneOf(['A', 'C', 'D', 'F', 'G', 'H', 'K', 'L', 'M', 'R', 'S', 'U'])),
  serial: hidden(formula('100000 + vehicle_id * 7919 % 899981')),
  vin: template('{wmi}{descriptor}{check}{year_code}{plant}{serial}'),
  make: lookup('sale_id', 'make'),
  model: lookup('sale_id', 'model'),
  sold_at: hidden(lookup('sale_id', 'sold_at')),
  car_age: hidden(lookup('sale_id', 'car_age')),
  sale_year: hidden(formula('floor((days(sold_at) + 0.5) / 365.2425) + 1970', 0)),
  model_year: formula('sale_year - car_age'),
  model_year_choice: hidden(formula('min(max(model_year, 1980), 2030)')),
  body: lookup('sale_id', 'body'),
  fuel: lookup('sale_id', 'fuel'),
  shift: hidden(oneOfBy('body', ['automatic', 'manual'], { hatchback: [78, 22], pickup: [97, 3], sedan: [95, 5], suv: [99, 1] })),
  is_manual: hidden(flag('shift == "manual" && fuel == "gasoline"')),
  transmission: mapped('is_manual', { true: 'manual', false: 'automatic' }),
  color: oneOf({ white: 27, black: 22, gray: 21, silver: 10, blue: 9, red: 7, green: 3, brown: 1 }),
  yearly_miles: hidden(whole(3000, 26000, normal(11800, 3500))),
  first_miles: hidden(whole(4, 90, gamma(22, 2))),
  odometer_miles: formula('car_age * yearly_miles + first_miles'),
})
