import type { StoryCase } from './story-case.ts'

export const stories: readonly StoryCase[] = [
  {
    story: 'hotel chain with 5 hotels, 400 guests and 2,000 reservations, 15% cancelled and 4% no-shows',
    counts: { hotels: 5, guests: 400, reservations: 2000 },
    rates: { 'reservations.status=cancelled': 0.15, 'reservations.status=no_show': 0.04 },
  },
  {
    story: 'Spanish resort group: revenue from €50k in January to €200k in December',
    totals: { measure: 'reservations.total', months: { '2025-01': 50000, '2025-12': 200000 } },
    countries: { 'hotels.country_code': ['ES'], 'guests.country_code': ['ES'] },
  },
  {
    story: '- hospitality\n- 300 rooms\n- 10% suites\n- 900 bookings in 2024\n- a third non-refundable',
    counts: { rooms: 300, bookings: 900 },
    rates: { 'rooms.room_type=suite': 0.1, 'bookings.rate_plan=non_refundable': 1 / 3 },
    window: { table: 'bookings', from: '2024-01-01', to: '2024-12-31' },
  },
  {
    story:
      "We're a little bed and breakfast in the UK with a dozen rooms; half of our bookings come through OTAs and 30% direct. genrate some realistic data pls",
    counts: { rooms: 12 },
    rates: { 'reservations.channel=online_travel_agency': 0.5, 'reservations.channel=website': 0.3 },
    countries: { 'hotels.country_code': ['GB'] },
  },
  {
    story: 'HOTEL GROUP, 250 GUESTS, 5% GOLD MEMBERS, 20% CORPORATE BOOKINGS',
    counts: { guests: 250 },
    rates: { 'guests.loyalty_tier=gold': 0.05, 'reservations.channel=corporate': 0.2 },
  },
  {
    story: 'motel with three hundred stays, 6% of rooms accessible, 90% completed stays',
    counts: { stays: 300 },
    rates: { 'rooms.is_accessible=true': 0.06, 'stays.status=checked_out': 0.9 },
  },
  {
    story: 'hostel bookings from May to September 2025, 800 bookings, takings of $40,000 a month',
    counts: { bookings: 800 },
    window: { table: 'bookings', from: '2025-05-01', to: '2025-09-30' },
    totals: { measure: 'bookings.total', months: { '2025-05': 40000, '2025-09': 40000 } },
  },
  {
    story: 'lodging company, two hotels, 1.5k guests, 40% newsletter opt in, 12% cancellations',
    counts: { hotels: 2, guests: 1500 },
    rates: { 'guests.newsletter_opt_in=true': 0.4, 'reservations.status=cancelled': 0.12 },
  },
]
