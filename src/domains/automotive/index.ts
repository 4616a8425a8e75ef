import { measure, trade } from '../trade.ts'
import { customers, dealers } from './customers.ts'
import { sales, vehicles } from './sales.ts'
import { serviceAppointments } from './service-appointments.ts'

/**
 * A group of car dealers. Primary: customers. For each 1000 customers 10 dealers (at least 4), 600 sales of one vehicle each and 2000
 * service appointments. The price of a sale is the list price less the discount plus accessories.
 */
export const automotive = trade({
  name: 'automotive',
  description: 'A group of car dealers: customers, vehicle sales and service appointments.',
  story: 'car dealership with dealers, customers, vehicles, sales and service appointments',
  keywords:
    'automotive, car dealer, car dealership, dealership, auto dealer, car sales, vehicle sales, used cars, auto repair, car garage, ' +
    'repair garage, car workshop, vin',
  nouns: {
    dealers: 'dealerships, showrooms',
    customers: 'buyers, car buyers, leads',
    sales: 'car sales, vehicle sales, deals, purchases',
    vehicles: 'cars, automobiles',
    service_appointments: 'appointments, service visits, workshop visits, repairs',
  },
  rates: {
    'service_appointments.status.no_show': 'no show, noshow, missed appointment',
    'service_appointments.status.cancelled': 'cancelled, canceled, cancellation, cancelled appointments, canceled appointments',
    'sales.has_trade_in.true': 'trade in, part exchange, traded in',
  },
  measures: [
    measure('sales.price', 'money', 31700, {
      words: 'sales, revenue, car sales, vehicle sales, sales revenue, turnover, income',
      prices: ['sales.list_value'],
    }),
    measure('service_appointments.quoted_amount', 'money', 230.5, {
      words: 'service revenue, workshop revenue, service income, repair revenue, parts and labor, service sales',
    }),
  ],
  money: ['sales.list_value', 'sales.accessories_due', 'service_appointments.quote'],
  tables: [dealers, customers, sales, vehicles, serviceAppointments],
})
