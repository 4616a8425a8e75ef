import { words } from '../../builders/words.ts'
import { rates } from '../rates.ts'
import { customers } from './customers.ts'
import { dealers } from './dealers.ts'
import { sales } from './sales.ts'
import { serviceAppointments } from './service-appointments.ts'
import { vehicles } from './vehicles.ts'
import type { Domain } from '../domain.ts'

/**
 * A group of car dealers. Primary: customers. For each 1000 customers 10 dealers (at least 4), 600 sales of one vehicle each and 2000
 * service appointments. A sale's price is its list price less the discount plus accessories.
 */
export const automotive: Domain = {
  name: 'automotive',
  description: 'A group of car dealers: customers, vehicle sales and service appointments.',
  story: 'car dealership with dealers, customers, vehicles, sales and service appointments',
  keywords: words(
    'automotive, car dealer, car dealership, dealership, auto dealer, car sales, vehicle sales, used cars, auto repair',
    'car garage, repair garage, car workshop, vin',
  ),
  nouns: {
    dealers: ['dealerships', 'showrooms'],
    customers: ['buyers', 'car buyers', 'leads'],
    sales: ['car sales', 'vehicle sales', 'deals', 'purchases'],
    vehicles: ['cars', 'automobiles'],
    service_appointments: ['appointments', 'service visits', 'workshop visits', 'repairs'],
  },
  rates: [
    ...rates('service_appointments.status', {
      no_show: 'no show, noshow, missed appointment',
      cancelled: 'cancelled, canceled, cancellation, cancelled appointments, canceled appointments',
    }),
    ...rates('sales.has_trade_in', { true: 'trade in, part exchange, traded in' }),
  ],
  measures: [
    {
      words: ['sales', 'revenue', 'car sales', 'vehicle sales', 'sales revenue', 'turnover', 'income'],
      column: 'sales.price',
      unit: 'money',
      typical: 31700,
      prices: ['sales.list_value'],
    },
    {
      words: ['service revenue', 'workshop revenue', 'service income', 'repair revenue', 'parts and labor', 'service sales'],
      column: 'service_appointments.quoted_amount',
      unit: 'money',
      typical: 230.5,
    },
  ],
  events: ['sales', 'service_appointments'],
  countries: ['dealers.country_code'],
  currencies: ['sales.currency', 'service_appointments.currency'],
  money: ['sales.list_value', 'sales.accessories_due', 'service_appointments.quote'],
  schema: { version: 1, name: 'automotive', tables: [dealers, customers, sales, vehicles, serviceAppointments] },
}
