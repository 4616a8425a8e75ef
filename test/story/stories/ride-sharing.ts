import type { StoryCase } from './story-case.ts'

export const stories: readonly StoryCase[] = [
  {
    story: 'ride sharing app with 400 riders, 90 drivers and 5,000 trips, 12% cancelled and 20% of trips with surge',
    counts: { riders: 400, drivers: 90, trips: 5000 },
    rates: { 'trips.status=cancelled': 0.12, 'trips.is_surge=true': 0.2 },
  },
  {
    story: 'Brazilian ride hailing company: fares from R$50,000 in January to R$200,000 in December, 2% no-shows',
    rates: { 'trips.status=no_show': 0.02 },
    totals: { measure: 'trips.fare', months: { '2025-01': 50000, '2025-12': 200000 } },
    countries: { 'cities.country_code': ['BR'] },
  },
  {
    story: '- rideshare\n- 5 cities\n- 1.2k riders\n- 3000 rides in 2024\n- 10% pooled\n- 15% members',
    counts: { cities: 5, riders: 1200, rides: 3000 },
    rates: { 'rides.is_pooled=true': 0.1, 'riders.is_member=true': 0.15 },
    window: { table: 'rides', from: '2024-01-01', to: '2024-12-31' },
  },
  {
    story: 'we are a taxi app in the UK. two hundred passengers, a fifth of them paying cash, 3% of drivers suspended',
    counts: { passengers: 200 },
    rates: { 'passengers.default_payment=cash': 0.2, 'drivers.status=suspended': 0.03 },
    countries: { 'cities.country_code': ['GB'] },
  },
  {
    story: 'RIDE HAILING, 600 TRIPS, 90% COMPLETED, HALF OF THE DRIVERS FULL TIME',
    counts: { trips: 600 },
    rates: { 'trips.status=completed': 0.9, 'drivers.is_full_time=true': 0.5 },
  },
  {
    story: 'ridesharing: gross bookings of $25,000 a month, 300 riders, 10% premium cars',
    counts: { riders: 300 },
    rates: { 'vehicles.vehicle_class=premium': 0.1 },
    totals: { measure: 'trips.fare', months: { '2025-03': 25000, '2025-09': 25000 } },
  },
  {
    story: 'genrate trips of a cab company from April to June 2025, 1,000 rides, 30% referrals, 5% wheelchair accessible vehicles',
    counts: { trips: 1000 },
    rates: { 'riders.signup_channel=referral': 0.3, 'vehicles.wheelchair_accessible=true': 0.05 },
    window: { table: 'trips', from: '2025-04-01', to: '2025-06-30' },
  },
  {
    story: 'rideshare data, 250 passengers, a quarter of the cars are vans, 8% inactive drivers',
    counts: { passengers: 250 },
    rates: { 'vehicles.vehicle_class=xl': 0.25, 'drivers.status=inactive': 0.08 },
  },
]
