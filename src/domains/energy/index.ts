import { measure, trade } from '../trade.ts'
import { bills, readings } from './consumption.ts'
import { customers, meters } from './customers.ts'
import { outages, substations } from './grid.ts'

/**
 * A supplier of electricity and gas in one country. The primary table is customers; for each 1000 of them there are 20 substations (at
 * least 3), 1550 meters, 12,000 readings, 8000 bills and 150 outages.
 */
export const energy = trade({
  name: 'energy',
  description: 'An energy supplier: substations, customers, meters, readings in kWh, bills and outages.',
  story: 'energy utility with customers, meters and readings',
  keywords:
    'energy, energy supplier, energy provider, energy company, utility, utility company, electricity, power company, electric company, ' +
    'electricity supplier, power grid, smart meter, kwh, kilowatt hours, gas supplier, power supply, renewable energy',
  nouns: {
    substations: 'grid areas, transformers',
    customers: 'households, consumers, accounts, ratepayers',
    meters: 'smart meters, electricity meters, gas meters',
    readings: 'meter readings, meter reads, consumption records',
    bills: 'invoices, billing, statements, energy bills',
    outages: 'power cuts, blackouts, power outages, interruptions',
  },
  rates: {
    'readings.reading_type.estimated': 'estimated, estimated readings, estimate',
    'readings.reading_type.customer_read': 'customer read, self read, customer readings',
    'meters.is_smart.true': 'smart, smart meters',
    'customers.customer_type.commercial': 'commercial, business, business customers',
    'customers.customer_type.residential': 'residential, households, domestic, private',
    'customers.tariff.green': 'green, green tariff, renewable, green energy, eco tariff',
    'customers.tariff.time_of_use': 'time of use, time of use tariff, off peak tariff',
    'customers.status.switching_away':
      'churn, churned, switching, switching away, switched, switchers, leaving, cancelled, canceled, cancellations',
    'customers.status.disconnected': 'disconnected, disconnections, cut off',
    'customers.payment_method.direct_debit': 'direct debit, autopay, auto pay',
    'customers.payment_method.prepayment': 'prepayment, prepaid, pay as you go',
    'bills.status.paid_late': 'paid late, late, late payment, late bills',
    'bills.status.overdue': 'overdue, unpaid, unpaid bills, in arrears, delinquent, outstanding',
    'outages.is_planned.true': 'planned, planned outages, scheduled outages',
    'customers.is_paperless.true': 'paperless, paperless billing, e billing',
  },
  measures: [
    measure('bills.total', 'money', 127, {
      words: 'revenue, billing, sales, turnover, income, billed',
      prices: ['bills.unit_price', 'bills.daily_charge'],
    }),
    measure('readings.consumption_kwh', 'quantity', 804, {
      words: 'consumption, kwh, kilowatt hours, usage, energy use, energy consumption, energy usage, demand, load, energy used',
    }),
  ],
  events: ['readings', 'bills', 'outages'],
  money: ['bills.unit_price', 'bills.daily_charge', 'bills.fee_due'],
  tables: [substations, customers, meters, readings, bills, outages],
})
