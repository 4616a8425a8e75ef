import { formula, mapped, switchBy } from '../../builders/computed.ts'
import { triangular } from '../../builders/distributions.ts'
import { constant, oneOf, oneOfBy, whole, yes } from '../../builders/drawn.ts'
import { id, owner } from '../../builders/relations.ts'
import { hidden, ownedBy, table } from '../../builders/table.ts'
import { code, template } from '../../builders/texts.ts'
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
export const vehicles = table('vehicles', ownedBy('drivers', { min: 1, max: 1, mean: 1 }), {
  vehicle_id: id(),
  driver_id: owner('drivers'),
  vehicle_class: oneOf({ economy: 62, comfort: 22, xl: 11, premium: 5 }),
  usual_model: hidden(
    oneOfBy('vehicle_class', Object.keys(models), {
      economy: ofClass('economy'),
      comfort: ofClass('comfort'),
      xl: ofClass('xl'),
      premium: ofClass('premium'),
    }),
  ),
  // Those that a wheelchair fits into are vans with a ramp.
  model: switchBy('wheelchair_accessible', {
    true: mapped('vehicle_class', {
      economy: 'Ford Transit Connect',
      comfort: 'Dodge Grand Caravan',
      xl: 'Ford Transit',
      premium: 'Mercedes-Benz Metris',
    }),
    false: template('{usual_model}'),
  }),
  fuel_type: switchBy('wheelchair_accessible', {
    true: constant('gasoline'),
    false: mapped(
      'usual_model',
      columnOf(models, ([, fuel]) => fuel),
    ),
  }),
  since: hidden(
    mapped(
      'usual_model',
      columnOf(models, ([, , since]) => since),
    ),
  ),
  drawn_year: hidden(whole(2014, 2023, triangular(2014, 2021, 2023))),
  model_year: formula('wheelchair_accessible ? drawn_year : max(drawn_year, since)'),
  color: oneOf({ black: 28, white: 25, grey: 20, silver: 14, blue: 8, red: 5 }),
  license_plate: code('#???###'),
  seats: mapped('vehicle_class', { economy: 4, comfort: 4, xl: 6, premium: 4 }),
  wheelchair_accessible: yes(0.03),
})
