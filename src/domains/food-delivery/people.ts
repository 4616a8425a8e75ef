import { mapped, when } from '../../builders/computed.ts'
import { normal } from '../../builders/distributions.ts'
import { date, decimal, oneOf, timestamp, yes } from '../../builders/drawn.ts'
import { hidden, id, per, primary, table } from '../../builders/table.ts'
import { code, text } from '../../builders/texts.ts'
import { wakingHours } from '../shared/hours.ts'
import { identity, phone } from '../shared/identity.ts'
import { area, location, quarter } from './neighborhoods.ts'

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

/** Doors on each of eight floors, as buildings of different ages number them. */
const units = [1, 2, 3, 4, 5, 6, 7, 8].flatMap((n) => [`, Apt ${n}A`, `, Apt ${n}B`, `, Apt ${n}01`, `, Apt ${n}04`, `, Unit ${n}`])

/** Customers, with the address to which their orders go. */
export const customers = table('customers', primary, {
  customer_id: id(),
  ...identity(0.52, 'first_name', 'last_name', 'email'),
  // People keep the phone number of the place that they came from.
  phone,
  ...location,
  home: hidden(oneOf({ house: 40, apartment: 60 })),
  house: hidden(text({ column: 'house_number' }, ' ', { column: 'street' })),
  unit: hidden(text({ by: 'home', cases: { house: [''], apartment: units } })),
  address: text({ column: 'house' }, { column: 'unit' }),
  ...area,
  is_plus_member: yes(0.22),
  marketing_opt_in: yes(0.41),
  signed_up_at: timestamp('2023-01-01', '2025-12-30', wakingHours, {
    growth: 2.4,
    months: [1.08, 1, 0.98, 0.96, 0.95, 0.92, 0.92, 0.97, 1.05, 1.04, 1.06, 1.07],
    weekdays: [0.93, 0.92, 0.94, 0.98, 1.12, 1.12, 1.06],
  }),
})
