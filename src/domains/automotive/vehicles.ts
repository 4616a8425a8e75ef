import type { ColumnOf, TableSchema } from '../../schema/schema.ts'

/** The tenth character of a vehicle identification number by model year. */
const yearCodes = Object.fromEntries(
  [...'ABCDEFGHJKLMNPRSTVWXY123456789ABCDEFGHJKLMNPRSTVWXY'].map((code, place) => [String(1980 + place), code]),
)

const fromSale = (name: string, hidden = false): ColumnOf<'lookup'> => ({ name, kind: 'lookup', through: 'sale_id', column: name, hidden })

/** The car of each sale; its number has the shape of ISO 3779, with a serial number of its own. */
export const vehicles: TableSchema = {
  name: 'vehicles',
  rows: { type: 'owned', by: 'sales', min: 1, max: 1 },
  columns: [
    { name: 'vehicle_id', kind: 'sequence' },
    { name: 'sale_id', kind: 'owner_key', table: 'sales' },
    fromSale('wmi', true),
    { name: 'descriptor', kind: 'pattern', pattern: '#####', hidden: true },
    { name: 'check', kind: 'category', values: ['0', '1', '2', '3', '4', '5', '6', '7', '8', '9', 'X'], hidden: true },
    { name: 'year_code', kind: 'mapping', by: 'model_year_choice', cases: yearCodes, otherwise: 'A', hidden: true },
    { name: 'plant', kind: 'category', values: ['A', 'C', 'D', 'F', 'G', 'H', 'K', 'L', 'M', 'R', 'S', 'U'], hidden: true },
    { name: 'serial', kind: 'formula', expression: '100000 + vehicle_id * 7919 % 899981', hidden: true },
    { name: 'vin', kind: 'template', template: '{wmi}{descriptor}{check}{year_code}{plant}{serial}' },
    fromSale('make'),
    fromSale('model'),
    fromSale('sold_at', true),
    fromSale('car_age', true),
    { name: 'sale_year', kind: 'formula', expression: 'floor((days(sold_at) + 0.5) / 365.2425) + 1970', scale: 0, hidden: true },
    { name: 'model_year', kind: 'formula', expression: 'sale_year - car_age' },
    { name: 'model_year_choice', kind: 'formula', expression: 'min(max(model_year, 1980), 2030)', hidden: true },
    fromSale('body'),
    fromSale('fuel'),
    {
      name: 'shift',
      kind: 'category',
      values: ['automatic', 'manual'],
      by: 'body',
      cases: { hatchback: [78, 22], pickup: [97, 3], sedan: [95, 5], suv: [99, 1] },
      hidden: true,
    },
    {
      name: 'is_manual',
      kind: 'formula',
      expression: 'shift == "manual" && fuel == "gasoline"',
      as: 'boolean',
      hidden: true,
    },
    { name: 'transmission', kind: 'mapping', by: 'is_manual', cases: { true: 'manual', false: 'automatic' } },
    {
      name: 'color',
      kind: 'category',
      values: ['white', 'black', 'gray', 'silver', 'blue', 'red', 'green', 'brown'],
      weights: [27, 22, 21, 10, 9, 7, 3, 1],
    },
    {
      name: 'yearly_miles',
      kind: 'integer',
      min: 3000,
      max: 26000,
      distribution: { name: 'normal', mean: 11800, standard_deviation: 3500 },
      hidden: true,
    },
    { name: 'first_miles', kind: 'integer', min: 4, max: 90, distribution: { name: 'gamma', mean: 22, shape: 2 }, hidden: true },
    { name: 'odometer_miles', kind: 'formula', expression: 'car_age * yearly_miles + first_miles' },
  ],
}
