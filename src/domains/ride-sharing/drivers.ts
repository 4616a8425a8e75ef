import { daysAfter, formula, mapped, switchBy } from '../../builders/computed.ts'
import { beta, quantiles, triangular } from '../../builders/distributions.ts'
import { birthDate, constant, decimal, oneOf, oneOfBy, whole, yes } from '../../builders/drawn.ts'
import { facts } from '../../builders/facts.ts'
import { id, lookup, owner } from '../../builders/relations.ts'
import { hidden, ownedBy, table } from '../../builders/table.ts'
import { code, template } from '../../builders/texts.ts'
import { columnOf } from '../column-of.ts'
import { identity } from '../shared/identity.ts'

/** Drivers of a city, all of whom joined before the first trip. */
export const drivers = table('drivers', ownedBy('cities', { min: 10, max: 50, mean: 30 }), {
  driver_id: id(),
  city_id: owner('cities'),
  country_code: hidden(lookup('city_id', 'country_code')),
  ...identity(0.16, 'first_name', 'last_name', 'phone'),
  birth_date: birthDate(29, 70, quantiles([29, 32, 34, 36.5, 39, 41.5, 44, 47.5, 52, 58, 70])),
  license_number: code('?#######'),
  status: oneOf({ active: 93, inactive: 5, suspended: 2 }),
  average_rating: decimal(4.1, 5, 2, beta(9, 1.7, 4.1, 5)),
  acceptance_rate: decimal(0.3, 1, 2, beta(6, 1.6, 0.3, 1)),
  is_full_time: yes(0.38),
  launched_on: hidden(lookup('city_id', 'launched_on')),
  days_later: hidden(whole(0, 1400)),
  joined_on: daysAfter('launched_on', 'days_later'),
})

/** Cars that people drive for hire, and the first model year with that fuel. */
const models = facts(['vehicleClass', 'fuel', 'since'], {
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
})

/** Classes of vehicles; `van` has a ramp and takes a wheelchair. */
const classes = facts(['weight', 'seats', 'van'], {
  economy: [62, 4, 'Ford Transit Connect'],
  comfort: [22, 4, 'Dodge Grand Caravan'],
  xl: [11, 6, 'Ford Transit'],
  premium: [5, 4, 'Mercedes-Benz Metris'],
})
const modelsOf = columnOf(classes.weight, (_, name) => columnOf(models.vehicleClass, (of) => (of === name ? 1 : 0)))

/** The vehicle of each driver; those that are wheelchair accessible are vans. */
export const vehicles = table('vehicles', ownedBy('drivers', { min: 1, max: 1, mean: 1 }), {
  vehicle_id: id(),
  driver_id: owner('drivers'),
  vehicle_class: oneOf(classes.weight),
  usual_model: hidden(oneOfBy('vehicle_class', Object.keys(models.fuel), modelsOf)),
  model: switchBy('wheelchair_accessible', { true: mapped('vehicle_class', classes.van), false: template('{usual_model}') }),
  fuel_type: switchBy('wheelchair_accessible', { true: constant('gasoline'), false: mapped('usual_model', models.fuel) }),
  since: hidden(mapped('usual_model', models.since)),
  drawn_year: hidden(whole(2014, 2023, triangular(2014, 2021, 2023))),
  model_year: formula('wheelchair_accessible ? drawn_year : max(drawn_year, since)'),
  color: oneOf({ black: 28, white: 25, grey: 20, silver: 14, blue: 8, red: 5 }),
  license_plate: code('#???###'),
  seats: mapped('vehicle_class', classes.seats),
  wheelchair_accessible: yes(0.03),
})
