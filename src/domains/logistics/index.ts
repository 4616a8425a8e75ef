import { measure, trade } from '../trade.ts'
import { carriers, drivers, warehouses } from './network.ts'
import { deliveries } from './deliveries.ts'
import { shipments } from './shipments.ts'

/**
 * A logistics company. Primary table: shipments. For each 1000 of them there are 10 warehouses (at least 4) with 6 drivers each on
 * average, 6 carriers and 1070 delivery attempts.
 */
export const logistics = trade({
  name: 'logistics',
  description: 'A logistics company: warehouses, carriers, drivers, shipments and deliveries.',
  story: 'logistics company with warehouses, shipments and deliveries',
  keywords:
    'logistics, logistic, freight, shipping company, supply chain, courier company, courier service, parcel, last mile, ' +
    'third party logistics, 3pl, trucking, haulage, fulfillment, fulfilment, shipments, warehouses',
  nouns: {
    warehouses: 'depots, distribution centers, distribution centres, hubs, fulfillment centers',
    carriers: 'freight companies, hauliers, forwarders',
    drivers: 'truckers, couriers',
    shipments: 'parcels, packages, consignments, freight, loads',
    deliveries: 'delivery attempts, drops, stops',
  },
  rates: {
    'shipments.exception.delayed': 'late, late delivery, delayed, delay, late shipment, overdue',
    'shipments.exception.none': 'on time, on time delivery, punctual, otd, without exception',
    'shipments.exception.damaged': 'damaged, damage, broken',
    'shipments.exception.lost': 'lost, loss, missing, went missing',
    'shipments.exception.returned': 'returned, return, returned to sender, undeliverable, sent back',
    'shipments.exception.cancelled': 'cancelled, canceled, cancellation, cancelation',
    'shipments.service_level.overnight': 'overnight, next day, next day delivery',
    'shipments.service_level.express': 'express, expedited, priority',
    'shipments.is_temperature_controlled.true': 'temperature controlled, refrigerated, cold chain, reefer, chilled',
  },
  measures: [
    measure('shipments.freight_charge', 'money', 29.4, {
      words:
        'revenue, freight revenue, shipping revenue, sales, turnover, income, freight, freight charges, shipping cost, ' +
        'freight cost, freight spend, takings',
      prices: ['shipments.basic_rate'],
    }),
    measure('shipments.weight_kg', 'quantity', 22.2, { words: 'weight, kilograms, kg, kilos, volume, cargo, tonnage' }),
  ],
  money: ['shipments.declared_value', 'shipments.basic_rate'],
  tables: [warehouses, carriers, drivers, shipments, deliveries],
})
