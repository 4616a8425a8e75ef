import type { TableSchema } from '../../schema/schema.ts'
import { columnOf } from '../column-of.ts'

/** Cars that people drive for hire: class, fuel, and the first model year with it. */
const models: Readonly<Record<string, readonly [vehicleClass: string, fuel: string, since: number]>> = {
  'Toyota Prius': ['economy', 'hybrid', 2010],
  'Toyota Corolla': ['economy', 'gasoline', 2010],
  'Honda Civic': ['economy', 'gasoline', 2010],
  'Hyundai Elantra': ['economy', 'gasoline', 2010],
  'Kia Niro': ['economy', 'hybrid', 2017],
  'Chevrolet Bolt': ['economy', 'electric', 2017],
  'Toyota Camry': ['comfort', 'hybrid', 2010],
  'Honda Accord': ['comfort', 'gasoline', 2010],
  'Tesla Model 3': ['comfort', 'electric', 2018],
  'Nissan Altima': ['comfort', 'gasoline', 2010],
  'Toyota Sienna': ['xl', 'hybrid', 2021],
  'Honda Odyssey': ['xl', 'gasoline', 2010],
  'Chrysler Pacifica': ['xl', 'gasoline', 2017],
  'Ford Explorer': ['xl', 'gasoline', 2010],
  'Mercedes-Benz E-Class': ['premium', 'gasoline', 2010],
  'BMW 5 Series': ['premium', 'gasoline', 2010],
  'Tesla Model S': ['premium', 'electric', 2013],
}
const ofClass = (wanted: string): readonly number[] => Object.values(models).map(([vehicleClass]) => (vehicleClass === wanted ? 1 : 0))

/** The car of each driver. */
export const vehicles: TableSchema = {
  name: 'vehicles',
  rows: { type: 'owned', by: 'drivers', min: 1, max: 1, mean: 1 },
  columns: [
    { name: 'vehicle_id', kind: 'sequence' },
    { name: 'driver_id', kind: 'owner_key', table: 'drivers' },
    { name: 'vehicle_class', kind: 'category', values: ['economy', 'comfort', 'xl', 'premium'], weights: [62, 22, 11, 5] },
    {
      name: 'usual_model',
      kind: 'category',
      values: Object.keys(models),
      by: 'vehicle_class',
      cases: { economy: ofClass('economy'), comfort: ofClass('comfort'), xl: ofClass('xl'), premium: ofClass('premium') },
      hidden: true,
    },
    // Those that a wheelchair fits into are vans with a ramp.
    {
      name: 'model',
      kind: 'switch',
      by: 'wheelchair_accessible',
      cases: {
        true: {
          kind: 'mapping',
          by: 'vehicle_class',
          cases: {
            economy: 'Ford Transit Connect',
            comfort: 'Dodge Grand Caravan',
            xl: 'Ford Transit',
            premium: 'Mercedes-Benz Metris',
          },
        },
        false: { kind: 'template', template: '{usual_model}' },
      },
    },
    {
      name: 'fuel_type',
      kind: 'switch',
      by: 'wheelchair_accessible',
      cases: {
        true: { kind: 'constant', value: 'gasoline' },
        false: { kind: 'mapping', by: 'usual_model', cases: columnOf(models, ([, fuel]) => fuel) },
      },
    },
    { name: 'since', kind: 'mapping', by: 'usual_model', cases: columnOf(models, ([, , since]) => since), hidden: true },
    {
      name: 'drawn_year',
      kind: 'integer',
      min: 2014,
      max: 2023,
      distribution: { name: 'triangular', min: 2014, mode: 2021, max: 2023 },
      hidden: true,
    },
    { name: 'model_year', kind: 'formula', expression: 'wheelchair_accessible ? drawn_year : max(drawn_year, since)' },
    { name: 'color', kind: 'category', values: ['black', 'white', 'grey', 'silver', 'blue', 'red'], weights: [28, 25, 20, 14, 8, 5] },
    { name: 'license_plate', kind: 'pattern', pattern: '#???###', unique: true },
    { name: 'seats', kind: 'mapping', by: 'vehicle_class', cases: { economy: 4, comfort: 4, xl: 6, premium: 4 } },
    { name: 'wheelchair_accessible', kind: 'boolean', rate: 0.03 },
  ],
}
