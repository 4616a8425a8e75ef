import { constant, oneOf } from '../../builders/drawn.ts'
import { attribute } from '../../builders/texts.ts'
import { measure, trade } from '../trade.ts'
import { bookings, payments } from './bookings.ts'
import { flights, hotels } from './offers.ts'
import { travellers } from './travellers.ts'

/**
 * An online travel agency. Primary: travellers. For each 1000 travellers 100 flights (at least 12), 80 hotels (at least 8), and 2000
 * bookings with 1.12 payments each, which add up to the total of the booking.
 */
export const travel = trade({
  name: 'travel',
  description: 'An online travel agency: travellers, flights, hotels, bookings and payments.',
  story: 'travel agency with travellers, flights, hotels and bookings',
  keywords:
    'travel, travel agency, travel agent, online travel, ota, tour operator, trip booking, travel booking, flight booking, airline, ' +
    'vacation booking, holiday bookings, tourism, travellers, travelers, flights',
  nouns: {
    travellers: 'travelers, passengers, tourists, customers',
    flights: 'routes, connections',
    hotels: 'accommodations, lodging, properties',
    bookings: 'reservations, trips, itineraries',
    payments: '',
  },
  rates: {
    'bookings.outcome.cancelled': 'cancelled, canceled, cancellation, cancelation, cancellation rate, cancelled bookings',
    'bookings.outcome.no_show': 'no show, noshow, missed',
    'payments.is_failed.true': 'failed, failed payments, payment failures, declined, declined payments',
    'bookings.booking_type.hotel': 'hotel bookings, hotel, hotel stays',
    'bookings.booking_type.flight': 'flight bookings, flight, air',
    'bookings.is_refundable.true': 'refundable, flexible, refundable bookings, free cancellation',
    'bookings.has_travel_insurance.true': 'travel insurance, insured, with insurance',
    'travellers.traveller_type.business': 'business, business travellers, business travelers, business travel, corporate',
    'travellers.traveller_type.leisure': 'leisure, leisure travellers, leisure travelers, holidaymakers',
    'bookings.channel.mobile_app': 'mobile, mobile bookings, in the app, app bookings',
    'travellers.loyalty_tier.gold': 'gold, gold members, gold tier',
  },
  shown: { 'bookings.outcome': 'status', 'payments.is_failed.true': 'status.failed' },
  measures: [
    measure('bookings.total_amount', 'money', 637, {
      words: 'revenue, sales, booking value, gross bookings, booking volume, turnover, income, takings, travel spend',
      prices: ['flights.base_fare', 'hotels.nightly_rate'],
    }),
  ],
  money: ['flights.base_fare', 'hotels.nightly_rate'],
  parts: {
    airline: {
      without: ['hotels'],
      columns: {
        flights: [
          { name: 'airline', hidden: true, ...attribute('route', 'airline') },
          { name: 'designator', hidden: true, ...constant('SY') },
        ],
        bookings: [{ name: 'booking_type', hidden: true, ...oneOf({ flight: 1, hotel: 0 }) }],
      },
    },
  },
  tables: [travellers, flights, hotels, bookings, payments],
})
