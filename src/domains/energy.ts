import type { Domain } from './domain.ts'
import { bills } from './energy/bills.ts'
import { customers } from './energy/customers.ts'
import { meters } from './energy/meters.ts'
import { outages } from './energy/outages.ts'
import { readings } from './energy/readings.ts'
import { substations } from './energy/substations.ts'

/**
 * A supplier of electricity and gas in one country. Primary: customers. For each 1000 of them 1550 meters, 12000 monthly readings, 8000 bills, 150 outages
 * and 20 substations. Consumption follows the seasons of the hemisphere.
 */
export const energy: Domain = {
  name: 'energy',
  description: 'An energy supplier: customers, meters, readings in kWh, bills and outages.',
  story: 'energy utility with customers, meters and readings',
  keywords: [
    'energy',
    'energy supplier',
    'energy provider',
    'energy company',
    'utility',
    'utility company',
    'electricity',
    'power company',
    'electric company',
    'electricity supplier',
    'power grid',
    'smart meter',
    'kwh',
    'kilowatt hours',
    'gas supplier',
    'power supply',
    'renewable energy',
  ],
  nouns: {
    substations: ['grid areas', 'transformers'],
    customers: ['households', 'consumers', 'accounts', 'ratepayers'],
    meters: ['smart meters', 'electricity meters', 'gas meters'],
    readings: ['meter readings', 'meter reads', 'consumption records'],
    bills: ['invoices', 'billing', 'statements', 'energy bills'],
    outages: ['power cuts', 'blackouts', 'power outages', 'interruptions'],
  },
  rates: [
    { words: ['estimated', 'estimated readings', 'estimate'], column: 'readings.reading_type', value: 'estimated' },
    {
      words: ['customer read', 'self read', 'customer readings'],
      column: 'readings.reading_type',
      value: 'customer_read',
    },
    { words: ['smart', 'smart meters'], column: 'meters.is_smart', value: true },
    { words: ['commercial', 'business', 'business customers'], column: 'customers.customer_type', value: 'commercial' },
    { words: ['residential', 'households', 'domestic', 'private'], column: 'customers.customer_type', value: 'residential' },
    { words: ['green', 'green tariff', 'renewable', 'green energy', 'eco tariff'], column: 'customers.tariff', value: 'green' },
    { words: ['time of use', 'time of use tariff', 'off peak tariff'], column: 'customers.tariff', value: 'time_of_use' },
    {
      words: [
        'churn',
        'churned',
        'switching',
        'switching away',
        'switched',
        'switchers',
        'leaving',
        'cancelled',
        'canceled',
        'cancellations',
      ],
      column: 'customers.status',
      value: 'switching_away',
    },
    { words: ['disconnected', 'disconnections', 'cut off'], column: 'customers.status', value: 'disconnected' },
    { words: ['direct debit', 'autopay', 'auto pay'], column: 'customers.payment_method', value: 'direct_debit' },
    { words: ['prepayment', 'prepaid', 'pay as you go'], column: 'customers.payment_method', value: 'prepayment' },
    { words: ['paid late', 'late', 'late payment', 'late bills'], column: 'bills.status', value: 'paid_late' },
    { words: ['overdue', 'unpaid', 'unpaid bills', 'in arrears', 'delinquent', 'outstanding'], column: 'bills.status', value: 'overdue' },
    { words: ['planned', 'planned outages', 'scheduled outages'], column: 'outages.is_planned', value: true },
    { words: ['paperless', 'paperless billing', 'e billing'], column: 'customers.is_paperless', value: true },
  ],
  measures: [
    {
      words: ['revenue', 'billing', 'sales', 'turnover', 'income', 'billed'],
      column: 'bills.total',
      unit: 'money',
      typical: 127,
      prices: ['bills.unit_price', 'bills.daily_charge'],
    },
    {
      words: [
        'consumption',
        'kwh',
        'kilowatt hours',
        'usage',
        'energy use',
        'energy consumption',
        'energy usage',
        'demand',
        'load',
        'energy used',
      ],
      column: 'readings.consumption_kwh',
      unit: 'quantity',
      typical: 804,
    },
  ],
  events: ['readings', 'bills', 'outages'],
  countries: ['substations.country_code'],
  currencies: ['bills.currency'],
  money: ['bills.unit_price', 'bills.daily_charge', 'bills.fee_due'],
  schema: { version: 1, name: 'energy', tables: [substations, customers, meters, readings, bills, outages] },
}
