import { daysAfter, formula, mapped, switchBy } from '../../builders/computed.ts'
import { beta, quantiles, triangular } from '../../builders/distributions.ts'
import { birthDate, constant, decimal, oneOf, oneOfBy, timestamp, whole, yes } from '../../builders/drawn.ts'
import { facts } from '../../builders/facts.ts'
import { hidden, id, lookup, ownedBy, owner, primary, ref, table } from '../../builders/table.ts'
import { code, template, words } from '../../builders/texts.ts'
import { wakingHours } from '../shared/hours.ts'
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
const models = facts(['fuel', 'since'], {
  'Toyota Prius': ['hybrid', 2010],
  'Toyota Corolla': ['gasoline', 2010],
  'Honda Civic': ['gasoline', 2010],
  'Hyundai Elantra': ['gasoline', 2010],
  'Kia Niro': ['hybrid', 2017],
  'Chevrolet Bolt': ['electric', 2017],
  'Toyota Camry': ['hybrid', 2010],
  'Honda Accord': ['gasoline', 2010],
  'Tesla Model 3': ['electric', 2018],
  'Nissan Altima': ['gasoline', 2010],
  'Toyota Sienna': ['hybrid', 2021],
  'Honda Odyssey': ['gasoline', 2010],
  'Chrysler Pacifica': ['gasoline', 2017],
  'Ford Explorer': ['gasoline', 2010],
  'Mercedes-Benz E-Class': ['gasoline', 2010],
  'BMW 5 Series': ['gasoline', 2010],
  'Tesla Model S': ['electric', 2013],
})

/** Classes of vehicles; `van` has a ramp and takes a wheelchair. */
const classes = facts(['weight', 'seats', 'van', 'models'], {
  economy: [62, 4, 'Ford Transit Connect', words('Toyota Prius, Toyota Corolla, Honda Civic, Hyundai Elantra, Kia Niro, Chevrolet Bolt')],
  comfort: [22, 4, 'Dodge Grand Caravan', words('Toyota Camry, Honda Accord, Tesla Model 3, Nissan Altima')],
  xl: [11, 6, 'Ford Transit', words('Toyota Sienna, Honda Odyssey, Chrysler Pacifica, Ford Explorer')],
  premium: [5, 4, 'Mercedes-Benz Metris', words('Mercedes-Benz E-Class, BMW 5 Series, Tesla Model S')],
})

/** The vehicle of each driver; those that are wheelchair accessible are vans. */
export const vehicles = table('vehicles', ownedBy('drivers', { min: 1, max: 1, mean: 1 }), {
  vehicle_id: id(),
  driver_id: owner('drivers'),
  vehicle_class: oneOf(classes.weight),
  usual_model: hidden(oneOfBy('vehicle_class', classes.models)),
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

/** Riders, each of whom lives in one of the cities. */
export const riders = table('riders', primary, {
  rider_id: id(),
  city_id: ref('cities', { popularity: 0.5 }),
  country_code: hidden(lookup('city_id', 'country_code')),
  ...identity(0.53, 'first_name', 'last_name', 'email', 'phone'),
  signup_channel: oneOf({ organic: 44, referral: 27, ads: 22, partner: 7 }),
  is_member: yes(0.14),
  default_payment: oneOf({ card: 61, mobile_wallet: 23, paypal: 9, cash: 7 }),
  average_rating: decimal(3.6, 5, 2, beta(8, 1.5, 3.6, 5)),
  signed_up_at: timestamp('2021-01-04', '2025-12-29', wakingHours, { growth: 1.8 }),
})
