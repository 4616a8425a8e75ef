import type { TableSchema } from '../../schema/schema.ts'
import { columnOf } from '../column-of.ts'

/** Cars that people drive for hire: class, fuel. */
const models: Readonly<Record<string, readonly [vehicleClass: string, fuel: string]>> = {
  'Toyota Prius': ['economy', 'hybrid'],
  'Toyota Corolla': ['economy', 'gasoline'],
  'Honda Civic': ['economy', 'gasoline'],
  'Hyundai Elantra': ['economy', 'gasoline'],
  'Kia Niro': ['economy', 'hybrid'],
  'Chevrolet Bolt': ['economy', 'electric'],
  'Toyota Camry': ['comfort', 'hybrid'],
  'Honda Accord': ['comfort', 'gasoline'],
  'Tesla Model 3': ['comfort', 'electric'],
  'Nissan Altima': ['comfort', 'gasoline'],
  'Toyota Sienna': ['xl', 'hybrid'],
  'Honda Odyssey': ['xl', 'gasoline'],
  'Chrysler Pacifica': ['xl', 'gasoline'],
  'Ford Explorer': ['xl', 'gasoline'],
  'Mercedes-Benz E-Class': ['premium', 'gasoline'],
  'BMW 5 Series': ['premium', 'gasoline'],
  'Tesla Model S': ['premium', 'electric'],
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
      name: 'model',
      kind: 'category',
      values: Object.keys(models),
      by: 'vehicle_class',
      cases: { economy: ofClass('economy'), comfort: ofClass('comfort'), xl: ofClass('xl'), premium: ofClass('premium') },
    },
    { name: 'fuel_type', kind: 'mapping', by: 'model', cases: columnOf(models, ([, fuel]) => fuel) },
    { name: 'model_year', kind: 'integer', min: 2014, max: 2023, distribution: { name: 'triangular', min: 2014, mode: 2021, max: 2023 } },
    { name: 'color', kind: 'category', values: ['black', 'white', 'grey', 'silver', 'blue', 'red'], weights: [28, 25, 20, 14, 8, 5] },
    { name: 'license_plate', kind: 'pattern', pattern: '#???###', unique: true },
    { name: 'seats', kind: 'mapping', by: 'vehicle_class', cases: { economy: 4, comfort: 4, xl: 6, premium: 4 } },
    { name: 'wheelchair_accessible', kind: 'boolean', rate: 0.03 },
  ],
}
