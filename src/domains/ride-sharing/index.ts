import { measure, trade } from '../trade.ts'
import { cities } from './cities.ts'
import { drivers, riders, vehicles } from './people.ts'
import { trips } from './trips.ts'

/**
 * Rides by app. Primary table: riders. For each 1000 of them there are 4 cities (at least 3) with 30 drivers each, one vehicle for each
 * driver, and 8000 trips in the riders' cities.
 */
export const rideSharing = trade({
  name: 'ride_sharing',
  description: 'A ride sharing app: cities, drivers, vehicles, riders, and trips with surge prices, cancellations and tips.',
  story: 'ride sharing app with riders, drivers and trips',
  keywords:
    'ride sharing, ridesharing, rideshare, ride share, ride hailing, ridehailing, taxi, taxi app, cab, cab company, riders, ' +
    'surge pricing, uber, lyft, mobility app',
  nouns: {
    cities: 'markets, service areas',
    drivers: 'chauffeurs, cab drivers, taxi drivers',
    vehicles: 'cars, taxis, cabs',
    riders: 'passengers, customers, users',
    trips: 'rides, journeys, fares',
  },
  rates: {
    'trips.status.cancelled': 'cancelled, canceled, cancellation, cancelled trips, cancelled rides',
    'trips.status.no_show': 'no show',
    'trips.status.completed': 'completed, completed trips, completed rides, completion',
    'trips.is_surge.true': 'surge, surge pricing, surge trips, surged, with surge, peak pricing, dynamic pricing',
    'trips.is_pooled.true': 'pooled, pool, shared, shared rides, pooled rides, carpool',
    'riders.is_member.true': 'members, membership, subscribers',
    'drivers.status.suspended': 'suspended, suspended drivers, banned',
    'drivers.status.inactive': 'inactive, inactive drivers, churned drivers, dormant',
    'drivers.is_full_time.true': 'full time, full time drivers',
    'vehicles.vehicle_class.premium': 'premium, premium cars, luxury',
    'vehicles.vehicle_class.xl': 'xl, xl cars, vans',
    'vehicles.wheelchair_accessible.true': 'wheelchair accessible, accessible',
    'riders.default_payment.cash': 'cash, paying cash, pay cash',
    'riders.signup_channel.referral': 'referral, referred',
  },
  measures: [
    measure('trips.fare', 'money', 17.8, {
      words: 'revenue, fares, fare revenue, gross bookings, bookings, sales, turnover, income, takings, gmv',
      prices: ['trips.base_fare', 'trips.per_km', 'trips.per_minute', 'trips.cancellation_fee'],
    }),
    measure('trips.distance_km', 'quantity', 8.45, {
      words: 'distance, kilometers, kilometres, km, mileage, kilometers driven, kilometres driven',
    }),
  ],
  money: ['trips.base_fare', 'trips.per_km', 'trips.per_minute', 'trips.cancellation_fee'],
  tables: [cities, drivers, vehicles, riders, trips],
})
