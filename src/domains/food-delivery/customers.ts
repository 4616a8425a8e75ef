import { oneOf, timestamp, yes } from '../../builders/drawn.ts'
import { hidden, id, primary, table } from '../../builders/table.ts'
import { text } from '../../builders/texts.ts'
import { wakingHours } from '../hours.ts'
import { identity, phone } from '../shared/identity.ts'
import { area, location } from './neighborhoods.ts'

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
