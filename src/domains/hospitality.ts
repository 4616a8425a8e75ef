import type { Domain } from './domain.ts'
import { guests } from './hospitality/guests.ts'
import { hotels } from './hospitality/hotels.ts'
import { reservations } from './hospitality/reservations.ts'
import { rooms } from './hospitality/rooms.ts'

/**
 * A hotel group. Primary: guests. For each 1000 of them 10 hotels with 60 rooms each and 3000 reservations, which are stays unless cancelled or not shown up for.
 */
export const hospitality: Domain = {
  name: 'hospitality',
  description: 'A hotel group: hotels, rooms, guests and reservations.',
  story: 'hotel group with rooms, guests and reservations',
  keywords: [
    'hospitality',
    'hotel',
    'hotel group',
    'hotel chain',
    'resort',
    'hostel',
    'bed and breakfast',
    'guesthouse',
    'guest house',
    'lodging',
    'motel',
    'accommodation',
    'property management system',
  ],
  nouns: {
    hotels: ['properties', 'resorts', 'hostels', 'motels'],
    rooms: ['hotel rooms', 'suites'],
    guests: ['visitors', 'travelers', 'travellers', 'customers'],
    reservations: ['bookings', 'stays'],
  },
  rates: [
    {
      words: ['cancelled', 'canceled', 'cancellation', 'cancelled bookings', 'cancelation'],
      column: 'reservations.status',
      value: 'cancelled',
    },
    { words: ['no show', 'not shown up', 'did not show up'], column: 'reservations.status', value: 'no_show' },
    { words: ['checked out', 'completed', 'stayed', 'completed stays'], column: 'reservations.status', value: 'checked_out' },
    { words: ['non refundable', 'nonrefundable', 'prepaid rate'], column: 'reservations.rate_plan', value: 'non_refundable' },
    {
      words: ['ota', 'online travel agency', 'booking platforms', 'third party bookings'],
      column: 'reservations.channel',
      value: 'online_travel_agency',
    },
    { words: ['direct', 'direct bookings', 'website', 'booked direct', 'own website'], column: 'reservations.channel', value: 'website' },
    { words: ['corporate', 'corporate bookings', 'business bookings'], column: 'reservations.channel', value: 'corporate' },
    { words: ['group sales', 'groups', 'group bookings'], column: 'reservations.channel', value: 'group_sales' },
    { words: ['loyalty members', 'members'], column: 'guests.loyalty_tier', value: 'member' },
    { words: ['gold', 'gold members'], column: 'guests.loyalty_tier', value: 'gold' },
    { words: ['suites'], column: 'rooms.room_type', value: 'suite' },
    { words: ['accessible', 'wheelchair accessible', 'barrier free'], column: 'rooms.is_accessible', value: true },
  ],
  measures: [
    {
      words: ['revenue', 'room revenue', 'sales', 'turnover', 'income', 'takings', 'bookings revenue'],
      column: 'reservations.total',
      unit: 'money',
      typical: 330,
      prices: ['hotels.base_rate'],
    },
  ],
  events: ['reservations'],
  countries: ['hotels.country_code', 'guests.country_code'],
  currencies: ['reservations.currency'],
  money: ['hotels.base_rate'],
  schema: { version: 1, name: 'hospitality', tables: [hotels, rooms, guests, reservations] },
}
