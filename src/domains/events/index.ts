import { measure, trade } from '../trade.ts'
import { events as eventsTable, venues } from './events.ts'
import { ticketOrders, tickets } from './ticket-orders.ts'

/**
 * A ticket seller. Primary: ticket orders. For each 1000 orders 8 venues (at least 6), 15 events (at least 8) and 2300 tickets.
 * The subtotal of an order is the sum of its ticket prices; the total is the subtotal less the discount plus the booking fee.
 */
export const events = trade({
  name: 'events',
  description: 'A ticket seller: venues, events, ticket orders, and tickets with check-ins, no-shows and refunds.',
  story: 'event ticketing with venues, events, ticket orders and tickets',
  keywords:
    'events, event ticketing, ticketing, ticketing platform, box office, ticket sales, concert, festival, music festival, theater, ' +
    'theatre, venue, event management, event organizer, event organiser',
  nouns: {
    venues: 'arenas, concert halls, theaters, theatres',
    events: 'concerts, shows, gigs, performances',
    ticket_orders: 'orders, bookings, ticket purchases',
    tickets: 'admissions, attendees',
  },
  rates: {
    'tickets.status.no_show': 'no show, noshow, unused, unused tickets, did not attend, did not show up, absent',
    'tickets.status.refunded': 'refund, refunded, refunded tickets, returned tickets, returns',
    'tickets.status.used': 'checked in, check in, attended, attendance, scanned, used tickets, turnout',
  },
  measures: [
    measure('ticket_orders.total', 'money', 123.5, {
      words: 'ticket sales, sales, revenue, ticket revenue, box office, takings, turnover, income, gross, gmv',
      prices: ['events.base_price'],
    }),
  ],
  money: ['events.base_price'],
  tables: [venues, eventsTable, ticketOrders, tickets],
})
