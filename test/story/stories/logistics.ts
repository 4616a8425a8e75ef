import type { StoryCase } from './story-case.ts'

/** Stories of logistics. */
export const stories: readonly StoryCase[] = [
  {
    story: 'Logistics company with 20 warehouses, 5000 shipments and 8% late deliveries',
    counts: { warehouses: 20, shipments: 5000 },
    rates: { 'shipments.exception=delayed': 0.08 },
  },
  {
    story: 'freight business in Germany, 1,200 shipments, 3 percent damaged, 1% lost',
    counts: { shipments: 1200 },
    rates: { 'shipments.exception=damaged': 0.03, 'shipments.exception=lost': 0.01 },
    countries: { 'warehouses.country_code': ['DE'] },
  },
  {
    story: 'Parcel courier, 2024: revenue grows from $50k in January to $200k in December. 4k shipments.',
    counts: { shipments: 4000 },
    totals: { measure: 'shipments.freight_charge', months: { '2024-01': 50_000, '2024-12': 200_000 } },
    window: { table: 'shipments', from: '2024-01-01', to: '2024-12-31' },
  },
  {
    story: 'Need data for a supply chain dashbord:\n* 15 warehouses\n* 30 carriers\n* 100 drivers\n* 3,000 shipments\n* 5% cancelled',
    counts: { warehouses: 15, carriers: 30, drivers: 100, shipments: 3000 },
    rates: { 'shipments.exception=cancelled': 0.05 },
  },
  {
    story: "We're a UK haulier with ten depots and a thousand shipments; a quarter goes express and 10% overnight",
    domain: 'logistics',
    counts: { depots: 10, shipments: 1000 },
    rates: { 'shipments.service_level=express': 0.25, 'shipments.service_level=overnight': 0.1 },
    countries: { 'depots.country_code': ['GB'] },
  },
  {
    story: 'cold chain logistics, 600 shipments, 70% temperature controlled, 92% on time',
    counts: { shipments: 600 },
    rates: { 'shipments.is_temperature_controlled=true': 0.7, 'shipments.exception=none': 0.92 },
  },
  {
    story: 'last-mile logistics with 800 shipments, 900 deliveries and 6% returned shipments',
    counts: { shipments: 800, deliveries: 900 },
    rates: { 'shipments.exception=returned': 0.06 },
  },
  { story: 'TRUCKING FLEET, LOGISTICS, 40 DRIVERS, 20% DELAYS', counts: { drivers: 40 }, rates: { 'shipments.exception=delayed': 0.2 } },
]
