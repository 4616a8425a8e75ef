import type { StoryCase } from './story-case.ts'

/** Stories of travel agencies. */
export const stories: readonly StoryCase[] = [
  {
    story: 'Travel agency with 500 travellers, 1200 bookings and 15% cancellations',
    counts: { travellers: 500, bookings: 1200 },
    rates: { 'bookings.outcome=cancelled': 0.15 },
  },
  {
    story: 'online travel site in France, three hundred travelers, 4% no-shows, 30% gold members',
    counts: { travelers: 300 },
    rates: { 'bookings.outcome=no_show': 0.04, 'travelers.loyalty_tier=gold': 0.3 },
    countries: { 'travelers.country_code': ['FR'], 'hotels.country_code': ['FR'] },
  },
  {
    story: 'Tour operator with revenue from $100k in January 2024 to $300k in June 2024',
    totals: { measure: 'bookings.total_amount', months: { '2024-01': 100_000, '2024-06': 300_000 } },
  },
  {
    story: 'OTA test data\n- 60 flights\n- 40 hotels\n- 800 reservations\n- 900 payments\n- 45% hotel bookings',
    counts: { flights: 60, hotels: 40, bookings: 800, payments: 900 },
    rates: { 'bookings.booking_type=hotel': 0.45 },
  },
  {
    story: 'travel bookings in 2024, half refundable, a quarter with travel insurance',
    rates: { 'bookings.is_refundable=true': 0.5, 'bookings.has_travel_insurance=true': 0.25 },
    window: { table: 'bookings', from: '2024-01-01', to: '2024-12-31' },
  },
  {
    story: 'corporate travel portal... travel for 200 passengers, 70% business travellers, 60% mobile bookings',
    counts: { travellers: 200 },
    rates: { 'travellers.traveller_type=business': 0.7, 'bookings.channel=mobile_app': 0.6 },
  },
  {
    story: 'travle agency for leisure travel, 80% leisure travelers, 65% flight bookings',
    rates: { 'travellers.traveller_type=leisure': 0.8, 'bookings.booking_type=flight': 0.65 },
  },
  {
    story: 'Holiday bookings of a travel agent from Germany with 900 trips, 5% failed payments, gross bookings of $90,000 a month',
    counts: { bookings: 900 },
    rates: { 'payments.status=failed': 0.05 },
    totals: { measure: 'bookings.total_amount', months: { '2025-05': 90_000, '2025-12': 90_000 } },
    countries: { 'travellers.country_code': ['DE'], 'flights.country_code': ['DE'] },
  },
  { story: 'TRAVEL, 150 TOURISTS, 20% CANCELLED', counts: { tourists: 150 }, rates: { 'bookings.outcome=cancelled': 0.2 } },
]
