import type { StoryCase } from './story-case.ts'

export const stories: readonly StoryCase[] = [
  { story: 'event ticketing with 20 venues, 100 events and 5,000 ticket orders', counts: { venues: 20, events: 100, ticket_orders: 5000 } },
  {
    story: 'Concert ticketing platform, 8% no-shows and 3% refunds',
    rates: { 'tickets.status=no_show': 0.08, 'tickets.status=refunded': 0.03 },
  },
  {
    story: 'ticket sales from $50k in January to $200k in December at our venues',
    totals: { measure: 'ticket_orders.total', months: { '2025-01': 50000, '2025-12': 200000 } },
  },
  {
    story: 'We run a theatre box office in the UK and sold about 1,200 tickets through 600 bookings in 2024.',
    counts: { tickets: 1200, bookings: 600 },
    window: { table: 'bookings', from: '2024-01-01', to: '2024-12-31' },
    countries: { 'venues.country_code': ['GB'] },
  },
  {
    story: '- festival ticketing\n- 2k ticket orders\n- 90% checked in\n- 60% mobile app',
    counts: { ticket_orders: 2000 },
    rates: { 'tickets.status=used': 0.9, 'ticket_orders.channel=mobile_app': 0.6 },
  },
  {
    story: 'GERMAN CONCERT VENUES: A DOZEN VENUES, 40 SHOWS',
    counts: { venues: 12, shows: 40 },
    countries: { 'venues.country_code': ['DE'] },
  },
  {
    story: 'ticketing startup: 750 orders, 10% vip, five percent of tickets refunded',
    counts: { orders: 750 },
    rates: { 'tickets.status=refunded': 0.05, 'orders.ticket_type=vip': 0.1 },
  },
  {
    story: 'plz make sampel data for an event organiser with 1.5k ticket orders and revenue of $80,000 a month',
    counts: { ticket_orders: 1500 },
    totals: { measure: 'ticket_orders.total', months: { '2025-02': 80000, '2025-10': 80000 } },
  },
]
