import type { Domain } from './domain.ts'
import { bookings } from './travel/bookings.ts'
import { flights } from './travel/flights.ts'
import { hotels } from './travel/hotels.ts'
import { payments } from './travel/payments.ts'
import { travellers } from './travel/travellers.ts'

/** A travel agency. Primary: travellers, who book flights and hotels. */
export const travel: Domain = {
  name: 'travel',
  description: 'An online travel agency: travellers, flights, hotels, bookings and payments.',
  story: 'travel agency with travellers, flights, hotels and bookings',
  keywords: [
    'travel',
    'travel agency',
    'travel agent',
    'online travel',
    'ota',
    'tour operator',
    'trip booking',
    'travel booking',
    'flight booking',
    'airline',
    'vacation booking',
    'holiday bookings',
    'tourism',
    'travellers',
    'travelers',
    'flights',
  ],
  nouns: {
    travellers: ['travelers', 'passengers', 'tourists', 'customers'],
    flights: ['routes', 'connections'],
    hotels: ['accommodations', 'lodging', 'properties'],
    bookings: ['reservations', 'trips', 'itineraries'],
    payments: [],
  },
  rates: [
    {
      words: ['cancelled', 'canceled', 'cancellation', 'cancelation', 'cancellation rate', 'cancelled bookings'],
      column: 'bookings.outcome',
      value: 'cancelled',
      shown: { column: 'status', value: 'cancelled' },
    },
    {
      words: ['no show', 'noshow', 'missed'],
      column: 'bookings.outcome',
      value: 'no_show',
      shown: { column: 'status', value: 'no_show' },
    },
    {
      words: ['failed', 'failed payments', 'payment failures', 'declined', 'declined payments'],
      column: 'payments.is_failed',
      value: true,
      shown: { column: 'status', value: 'failed' },
    },
    { words: ['hotel bookings', 'hotel', 'hotel stays'], column: 'bookings.booking_type', value: 'hotel' },
    { words: ['flight bookings', 'flight', 'air'], column: 'bookings.booking_type', value: 'flight' },
    { words: ['refundable', 'flexible', 'refundable bookings', 'free cancellation'], column: 'bookings.is_refundable', value: true },
    { words: ['travel insurance', 'insured', 'with insurance'], column: 'bookings.has_travel_insurance', value: true },
    {
      words: ['business', 'business travellers', 'business travelers', 'business travel', 'corporate'],
      column: 'travellers.traveller_type',
      value: 'business',
    },
    {
      words: ['leisure', 'leisure travellers', 'leisure travelers', 'holidaymakers'],
      column: 'travellers.traveller_type',
      value: 'leisure',
    },
    { words: ['mobile', 'mobile bookings', 'in the app', 'app bookings'], column: 'bookings.channel', value: 'mobile_app' },
    { words: ['gold', 'gold members', 'gold tier'], column: 'travellers.loyalty_tier', value: 'gold' },
  ],
  measures: [
    {
      words: ['revenue', 'sales', 'booking value', 'gross bookings', 'booking volume', 'turnover', 'income', 'takings', 'travel spend'],
      column: 'bookings.total_amount',
      unit: 'money',
      typical: 637,
      prices: ['flights.base_fare', 'hotels.nightly_rate'],
    },
  ],
  events: ['bookings'],
  countries: ['travellers.country_code', 'flights.country_code', 'hotels.country_code'],
  currencies: ['flights.currency', 'hotels.currency', 'bookings.currency', 'payments.currency'],
  money: ['flights.base_fare', 'hotels.nightly_rate'],
  schema: { version: 1, name: 'travel', tables: [travellers, flights, hotels, bookings, payments] },
}
