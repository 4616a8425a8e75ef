import type { StoryCase } from './story-case.ts'

export const stories: readonly StoryCase[] = [
  { story: 'car dealership with 10 dealers, 800 customers and 700 vehicle sales', counts: { dealers: 10, customers: 800, sales: 700 } },
  {
    story: 'Automotive group: revenue from $2M in January to $5M in December, 40% trade-ins',
    rates: { 'sales.has_trade_in=true': 0.4 },
    totals: { measure: 'sales.price', months: { '2025-01': 2000000, '2025-12': 5000000 } },
  },
  {
    story: 'We are car dealers in Germany and need 1.5k service appointments, 6% no-shows, in 2024',
    counts: { service_appointments: 1500 },
    rates: { 'service_appointments.status=no_show': 0.06 },
    window: { table: 'sales', from: '2024-01-01', to: '2024-12-31' },
    countries: { 'dealers.country_code': ['DE'] },
  },
  {
    story: '- used cars, 70% used\n- 300 buyers\n- 250 deals',
    counts: { buyers: 300, deals: 250 },
    rates: { 'deals.condition=used': 0.7 },
  },
  { story: 'dealership selling 400 cars to 400 customers', counts: { cars: 400, customers: 400 } },
  {
    story: 'auto repair garage: 10% cancelled appointments, service revenue of £30,000 a month',
    rates: { 'service_appointments.status=cancelled': 0.1 },
    totals: { measure: 'service_appointments.quoted_amount', months: { '2025-02': 30000, '2025-10': 30000 } },
  },
  { story: 'CAR DEALERSHIPS, HALF OF THE SALES BY LOAN, 12 DEALERS', counts: { dealers: 12 }, rates: { 'sales.payment_type=loan': 0.5 } },
  {
    story: 'a smal car dealer, five hundred customers, a quarter paid cash',
    counts: { customers: 500 },
    rates: { 'sales.payment_type=cash': 0.25 },
  },
]
