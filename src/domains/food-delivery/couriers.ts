import { mapped, when } from '../../builders/computed.ts'
import { normal } from '../../builders/distributions.ts'
import { date, decimal, oneOf } from '../../builders/drawn.ts'
import { hidden, id, per, table } from '../../builders/table.ts'
import { code } from '../../builders/texts.ts'
import { identity, phone } from '../shared/identity.ts'
import { quarter } from './neighborhoods.ts'

/** Couriers; those with a scooter or a car have a license plate. */
export const couriers = table('couriers', per('customers', 0.012, { min: 8 }), {
  courier_id: id(),
  ...identity(0.24, 'first_name', 'last_name', 'email'),
  // People keep the phone number of the place that they came from.
  phone,
  vehicle_type: oneOf({ bicycle: 18, e_bike: 20, scooter: 20, car: 42 }),
  license_plate: when('vehicle_type in ["scooter", "car"]', code('?? #####')),
  minutes_per_km: hidden(mapped('vehicle_type', { bicycle: 3.9, e_bike: 3.1, scooter: 2.7, car: 2.9 })),
  ...quarter('home_zone'),
  employment_type: oneOf({ freelance: 62, part_time: 25, full_time: 13 }),
  rating: decimal(3.8, 5, 2, normal(4.74, 0.15)),
  joined_on: date('2022-10-03', '2025-12-15', {
    growth: 2,
    months: [0.8, 0.5, 0.7, 1, 2, 1.6, 0.6, 0.4, 1.2, 1.7, 1.1, 0.3],
    weekdays: [1.8, 1.1, 0.9, 0.8, 0.6, 0.2, 0.1],
  }),
})
