import { bucket, formula, itself, mapped, secondsAfter, when } from '../../builders/computed.ts'
import { gamma, lognormal, normal } from '../../builders/distributions.ts'
import { constant, decimal, oneOf, oneOfBy, shares, timestamp, whole, yes } from '../../builders/drawn.ts'
import { facts } from '../../builders/facts.ts'
import { hidden, id, lookup, per, ref, table } from '../../builders/table.ts'
import { template } from '../../builders/texts.ts'

/** When people request rides: rush hours, evenings and the time when bars close. */
const rideHours = [14, 9, 6, 4, 4, 7, 13, 24, 31, 22, 18, 19, 22, 22, 22, 25, 31, 38, 38, 33, 29, 29, 28, 22]

/** Fares by ride type. */
const fares = facts(['base', 'perKm', 'perMinute', 'cancellation'], {
  economy: [2.5, 0.95, 0.26, 5],
  comfort: [3.2, 1.15, 0.32, 5],
  xl: [4.2, 1.6, 0.42, 7],
  premium: [8, 2.4, 0.65, 10],
})

/** How often a fare rises by which factor, by part of the day: most when everybody leaves for work or goes home from bars. */
const peaks = {
  small_hours: [12, 20, 22, 20, 18, 8],
  dawn: [60, 28, 12, 0, 0, 0],
  morning_rush: [20, 26, 24, 16, 11, 3],
  noon: [64, 28, 8, 0, 0, 0],
  evening_rush: [18, 26, 26, 16, 10, 4],
  evening: [42, 32, 18, 8, 0, 0],
  midnight: [16, 22, 24, 18, 14, 6],
}
const factors = { '1.2': 1.2, '1.4': 1.4, '1.6': 1.6, '1.8': 1.8, '2.0': 2, '2.5': 2.5 }

const isCompleted = 'status == "completed"'

/**
 * Requests for a ride in the rider's city, all of them over by today; driver_earnings + platform_fee = fare. A no-show pays the
 * cancellation fee, and so do half of the riders who cancel; a cancellation by the driver is free.
 */
export const trips = table('trips', per('riders', 8), {
  trip_id: id(),
  rider_id: ref('riders', { popularity: 0.55, existing_at: 'requested_at' }),
  city_id: lookup('rider_id', 'city_id'),
  driver_id: ref('drivers', { partition_by: 'city_id' }),
  vehicle_id: ref('vehicles', { partition_by: 'driver_id' }),
  ride_type: lookup('vehicle_id', 'vehicle_class'),
  requested_at: timestamp('2024-01-01', '2025-12-31', rideHours, {
    growth: 1.5,
    months: [0.92, 0.95, 1, 0.98, 1.02, 1.02, 0.98, 0.98, 1, 1.04, 1.02, 1.1],
    weekdays: [0.84, 0.86, 0.9, 0.98, 1.22, 1.32, 0.98],
  }),
  status: shares({ completed: 0.885, cancelled: 0.1, no_show: 0.015 }),
  is_pooled: yes(0.08),
  is_surge: yes(0.17),
  hour: hidden(formula('floor(requested_at % 86400 / 3600)')),
  part_of_day: hidden(bucket('hour', [4, 7, 10, 16, 20, 23], Object.keys(peaks))),
  peak: hidden(oneOfBy('part_of_day', Object.keys(factors), peaks)),
  peak_factor: hidden(mapped('peak', factors)),
  surge_multiplier: formula('is_surge ? peak_factor : 1', 1),
  route_km: hidden(decimal(0.6, 90, 2, lognormal(6.4, 0.75))),
  distance_km: formula('route_km'),
  minutes_per_km: hidden(decimal(1.1, 4, 2, normal(2.2, 0.45))),
  drive_seconds: hidden(formula('floor((2 + distance_km * minutes_per_km) * 60)')),
  wait: hidden(whole(60, 1500, gamma(330, 3))),
  seconds_left: hidden(formula('seconds(today) - 1 - requested_at')),
  pickup_seconds: hidden(formula('min(wait, floor(seconds_left / 4))')),
  dropoff_seconds: hidden(formula('min(pickup_seconds + drive_seconds, seconds_left)')),
  picked_up_at: when(isCompleted, secondsAfter('requested_at', 'pickup_seconds')),
  dropped_off_at: when(isCompleted, secondsAfter('requested_at', 'dropoff_seconds')),
  duration_minutes: when(isCompleted, formula('(dropped_off_at - picked_up_at) / 60', 1)),
  base_fare: hidden(mapped('ride_type', fares.base, 2)),
  per_km: hidden(mapped('ride_type', fares.perKm, 2)),
  per_minute: hidden(mapped('ride_type', fares.perMinute, 2)),
  cancellation_fee: hidden(mapped('ride_type', fares.cancellation, 2)),
  who_cancels: hidden(oneOf({ rider: 72, driver: 28 })),
  pays_fee: hidden(yes(0.5)),
  ride_price: hidden(formula('base_fare + per_km * distance_km + per_minute * distance_km * minutes_per_km', 2)),
  pool_factor: hidden(formula('surge_multiplier * (is_pooled ? 0.75 : 1)', 3)),
  natural_fare: hidden(
    formula(
      'status == "completed" ? ride_price * pool_factor : status == "no_show" || pays_fee && who_cancels == "rider" ? cancellation_fee : 0',
      2,
    ),
  ),
  fare: formula('natural_fare'),
  commission: hidden(decimal(0.18, 0.32, 3, normal(0.25, 0.02))),
  platform_fee: formula('fare * commission', 2),
  driver_earnings: formula('fare - platform_fee'),
  tips: hidden(oneOf({ none: 71, some: 29 })),
  tip_share: hidden(decimal(0.05, 0.35, 2, normal(0.15, 0.04))),
  tip: formula('status == "completed" && tips == "some" ? fare * tip_share : 0', 2),
  currency: constant('USD'),
  payment_method: lookup('rider_id', 'default_payment'),
  second_thoughts: hidden(whole(15, 900, lognormal(130, 0.7))),
  cancel_seconds: hidden(formula('min(second_thoughts, seconds_left)')),
  cancelled_at: when('status == "cancelled"', secondsAfter('requested_at', 'cancel_seconds')),
  cancelled_by: when('status == "cancelled"', template('{who_cancels}')),
  rates_driver: hidden(yes(0.55)),
  stars: hidden(oneOf({ 1: 1, 2: 1, 3: 3, 4: 10, 5: 85 })),
  driver_rating: when('status == "completed" && rates_driver', mapped('stars', itself(1, 2, 3, 4, 5))),
})
