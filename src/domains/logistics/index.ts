import { words } from '../../builders/words.ts'
import { rates } from '../rates.ts'
import type { Domain } from '../domain.ts'
import { carriers } from './carriers.ts'
import { deliveries } from './deliveries.ts'
import { drivers } from './drivers.ts'
import { shipments } from './shipments.ts'
import { warehouses } from './warehouses.ts'

/** A logistics company. Primary: shipments, from warehouses to cities of the same country, with their runs to the door. */
export const logistics: Domain = {
  name: 'logistics',
  description: 'A logistics company: warehouses, carriers, drivers, shipments and deliveries.',
  story: 'logistics company with warehouses, shipments and deliveries',
  keywords: words(
    'logistics, logistic, freight, shipping company, supply chain, courier company, courier service, courier, parcel',
    'last mile, third party logistics, 3pl, trucking, haulage, fulfillment, fulfilment, shipments, warehouses',
  ),
  nouns: {
    warehouses: ['depots', 'distribution centers', 'distribution centres', 'hubs', 'fulfillment centers'],
    carriers: ['freight companies', 'hauliers', 'forwarders'],
    drivers: ['truckers', 'couriers'],
    shipments: ['parcels', 'packages', 'consignments', 'freight', 'loads'],
    deliveries: ['delivery attempts', 'drops', 'stops'],
  },
  rates: [
    ...rates('shipments.exception', {
      delayed: 'late, late delivery, delayed, delay, late shipment, overdue',
      none: 'on time, on time delivery, punctual, otd, without exception',
      damaged: 'damaged, damage, broken',
      lost: 'lost, loss, missing, went missing',
      returned: 'returned, return, returned to sender, undeliverable, sent back',
      cancelled: 'cancelled, canceled, cancellation, cancelation',
    }),
    ...rates('shipments.service_level', { overnight: 'overnight, next day, next day delivery', express: 'express, expedited, priority' }),
    ...rates('shipments.is_temperature_controlled', { true: 'temperature controlled, refrigerated, cold chain, reefer, chilled' }),
  ],
  measures: [
    {
      words: words(
        'revenue, freight revenue, shipping revenue, sales, turnover, income, freight, freight charges, shipping cost',
        'freight cost, freight spend, takings',
      ),
      column: 'shipments.freight_charge',
      unit: 'money',
      typical: 29.4,
      prices: ['shipments.basic_rate'],
    },
    {
      words: ['weight', 'kilograms', 'kg', 'kilos', 'volume', 'cargo', 'tonnage'],
      column: 'shipments.weight_kg',
      unit: 'quantity',
      typical: 22.2,
    },
  ],
  events: ['shipments'],
  countries: ['warehouses.country_code'],
  currencies: ['shipments.currency'],
  money: ['shipments.declared_value', 'shipments.basic_rate'],
  schema: { version: 1, name: 'logistics', tables: [warehouses, carriers, drivers, shipments, deliveries] },
}
