import type { Domain } from './domain.ts'
import { cities } from './ride-sharing/cities.ts'
import { drivers } from './ride-sharing/drivers.ts'
import { riders } from './ride-sharing/riders.ts'
import { trips } from './ride-sharing/trips.ts'
import { vehicles } from './ride-sharing/vehicles.ts'

/**
 * Rides by app. Primary: riders. For each 1000 of them 4 cities (3 at least) with 30 drivers each, who have a vehicle, and 8000 trips in the riders' cities.
 */
export const rideSharing: Domain = {
  name: 'ride_sharing',
  description: 'Rides by app: cities, drivers, vehicles, riders and trips with surge, cancellations and tips.',
  story: 'ride sharing app with riders, drivers and trips',
  keywords: [
    'ride sharing',
    'ridesharing',
    'rideshare',
    'ride share',
    'ride hailing',
    'ridehailing',
    'taxi',
    'taxi app',
    'cab',
    'cab company',
    'riders',
    'surge pricing',
    'uber',
    'lyft',
    'mobility app',
  ],
  nouns: {
    cities: ['markets', 'service areas'],
    drivers: ['chauffeurs', 'cab drivers', 'taxi drivers'],
    vehicles: ['cars', 'taxis', 'cabs'],
    riders: ['passengers', 'customers', 'users'],
    trips: ['rides', 'journeys', 'fares'],
  },
  rates: [
    {
      words: ['cancelled', 'canceled', 'cancellation', 'cancelled trips', 'cancelled rides'],
      column: 'trips.status',
      value: 'cancelled',
    },
    { words: ['no show'], column: 'trips.status', value: 'no_show' },
    { words: ['completed', 'completed trips', 'completed rides', 'completion'], column: 'trips.status', value: 'completed' },
    {
      words: ['surge', 'surge pricing', 'surge trips', 'surged', 'with surge', 'peak pricing', 'dynamic pricing'],
      column: 'trips.is_surge',
      value: true,
    },
    { words: ['pooled', 'pool', 'shared', 'shared rides', 'pooled rides', 'carpool'], column: 'trips.is_pooled', value: true },
    { words: ['members', 'membership', 'subscribers'], column: 'riders.is_member', value: true },
    { words: ['suspended', 'suspended drivers', 'banned'], column: 'drivers.status', value: 'suspended' },
    { words: ['inactive', 'inactive drivers', 'churned drivers', 'dormant'], column: 'drivers.status', value: 'inactive' },
    { words: ['full time', 'full time drivers'], column: 'drivers.is_full_time', value: true },
    { words: ['premium', 'premium cars', 'luxury'], column: 'vehicles.vehicle_class', value: 'premium' },
    { words: ['xl', 'xl cars', 'vans'], column: 'vehicles.vehicle_class', value: 'xl' },
    { words: ['wheelchair accessible', 'accessible'], column: 'vehicles.wheelchair_accessible', value: true },
    { words: ['cash', 'paying cash', 'pay cash'], column: 'riders.default_payment', value: 'cash' },
    { words: ['referral', 'referred'], column: 'riders.signup_channel', value: 'referral' },
  ],
  measures: [
    {
      words: ['revenue', 'fares', 'fare revenue', 'gross bookings', 'bookings', 'sales', 'turnover', 'income', 'takings', 'gmv'],
      column: 'trips.fare',
      unit: 'money',
      typical: 17.8,
      prices: ['trips.base_fare', 'trips.per_km', 'trips.per_minute', 'trips.cancellation_fee'],
    },
    {
      words: ['distance', 'kilometers', 'kilometres', 'km', 'mileage', 'kilometers driven', 'kilometres driven'],
      column: 'trips.distance_km',
      unit: 'quantity',
      typical: 8.45,
    },
  ],
  events: ['trips'],
  countries: ['cities.country_code'],
  currencies: ['trips.currency'],
  money: ['trips.base_fare', 'trips.per_km', 'trips.per_minute', 'trips.cancellation_fee'],
  schema: { version: 1, name: 'ride_sharing', tables: [cities, drivers, vehicles, riders, trips] },
}
