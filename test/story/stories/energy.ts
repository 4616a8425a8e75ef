import type { StoryCase } from './story-case.ts'

export const stories: readonly StoryCase[] = [
  {
    story: 'energy utility with 300 customers, 450 meters and 4,000 readings, 10% estimated',
    counts: { customers: 300, meters: 450, readings: 4000 },
    rates: { 'readings.reading_type=estimated': 0.1 },
  },
  {
    story: 'German electricity supplier, revenue from €50k in January to €200k in December, 4% of bills overdue',
    rates: { 'bills.status=overdue': 0.04 },
    totals: { measure: 'bills.total', months: { '2025-01': 50000, '2025-12': 200000 } },
    countries: { 'substations.country_code': ['DE'] },
  },
  {
    story: '- utility company\n- 500 customers, 20% commercial\n- 80 outages, 30% planned\n- 8 substations\n- in 2024',
    counts: { customers: 500, outages: 80, substations: 8 },
    rates: { 'customers.customer_type=commercial': 0.2, 'outages.is_planned=true': 0.3 },
    window: { table: 'bills', from: '2024-01-01', to: '2024-12-31' },
  },
  {
    story:
      'We supply power in Australia. Roughly 3% of customers are switching away, 75% of the meters are smart and a quarter of customers are on the green tariff.',
    rates: { 'customers.status=switching_away': 0.03, 'meters.is_smart=true': 0.75, 'customers.tariff=green': 0.25 },
    countries: { 'substations.country_code': ['AU'] },
  },
  {
    story: 'ENERGY PROVIDER, 250 HOUSEHOLDS, 900 BILLS, 8% PAID LATE, 60% DIRECT DEBIT',
    counts: { households: 250, bills: 900 },
    rates: { 'bills.status=paid_late': 0.08, 'households.payment_method=direct_debit': 0.6 },
  },
  {
    story: 'smart meter data: consumption of 120,000 kWh a month for two hundred customers',
    counts: { customers: 200 },
    totals: { measure: 'readings.consumption_kwh', months: { '2025-01': 120000, '2025-06': 120000 } },
  },
  {
    story: 'power company: a dozen substations, 60 power cuts, 90% paperless billing, 1% of customers disconnected',
    counts: { substations: 12, power_cuts: 60 },
    rates: { 'customers.is_paperless=true': 0.9, 'customers.status=disconnected': 0.01 },
  },
  {
    story:
      'genrate meter readings for a gas supplier from July 2024 to June 2025, 20% customer reads, 15% prepayment, 1,000 meter readings',
    counts: { readings: 1000 },
    rates: { 'readings.reading_type=customer_read': 0.2, 'customers.payment_method=prepayment': 0.15 },
    window: { table: 'readings', from: '2024-07-01', to: '2025-06-30' },
  },
]
