import type { Domain } from './domain.ts'
import { carriers } from './logistics/carriers.ts'
import { deliveries } from './logistics/deliveries.ts'
import { drivers } from './logistics/drivers.ts'
import { shipments } from './logistics/shipments.ts'
import { warehouses } from './logistics/warehouses.ts'

/** A logistics company. Primary: shipments, from warehouses to cities of the same country, with their runs to the door. */
export const logistics: Domain = {
  name: 'logistics',
  description: 'A logistics company: warehouses, carriers, drivers, shipments and deliveries.',
  story: 'logistics company with warehouses, shipments and deliveries',
  keywords: [
    'logistics',
    'logistic',
    'freight',
    'shipping company',
    'supply chain',
    'courier company',
    'courier service',
    'courier',
    'parcel',
    'last mile',
    'third party logistics',
    '3pl',
    'trucking',
    'haulage',
    'fulfillment',
    'fulfilment',
    'shipments',
    'warehouses',
  ],
  nouns: {
    warehouses: ['depots', 'distribution centers', 'distribution centres', 'hubs', 'fulfillment centers'],
    carriers: ['freight companies', 'hauliers', 'forwarders'],
    drivers: ['truckers', 'couriers'],
    shipments: ['parcels', 'packages', 'consignments', 'freight', 'loads'],
    deliveries: ['delivery attempts', 'drops', 'stops'],
  },
  rates: [
    {
      words: ['late', 'late delivery', 'delayed', 'delay', 'late shipment', 'overdue'],
      column: 'shipments.exception',
      value: 'delayed',
    },
    {
      words: ['on time', 'on time delivery', 'punctual', 'otd', 'without exception'],
      column: 'shipments.exception',
      value: 'none',
    },
    { words: ['damaged', 'damage', 'broken'], column: 'shipments.exception', value: 'damaged' },
    { words: ['lost', 'loss', 'missing', 'went missing'], column: 'shipments.exception', value: 'lost' },
    {
      words: ['returned', 'return', 'returned to sender', 'undeliverable', 'sent back'],
      column: 'shipments.exception',
      value: 'returned',
    },
    { words: ['cancelled', 'canceled', 'cancellation', 'cancelation'], column: 'shipments.exception', value: 'cancelled' },
    { words: ['overnight', 'next day', 'next day delivery'], column: 'shipments.service_level', value: 'overnight' },
    { words: ['express', 'expedited', 'priority'], column: 'shipments.service_level', value: 'express' },
    {
      words: ['temperature controlled', 'refrigerated', 'cold chain', 'reefer', 'chilled'],
      column: 'shipments.is_temperature_controlled',
      value: true,
    },
  ],
  measures: [
    {
      words: [
        'revenue',
        'freight revenue',
        'shipping revenue',
        'sales',
        'turnover',
        'income',
        'freight',
        'freight charges',
        'shipping cost',
        'freight cost',
        'freight spend',
        'takings',
      ],
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
