import { measure, trade } from '../trade.ts'
import { guests } from './guests.ts'
import { hotels, rooms } from './hotels.ts'
import { reservations } from './reservations.ts'

/**
 * A hotel group. Primary: guests. For each 1000 guests 10 hotels (at least 2) with 60 rooms each, and 3000 reservations, which become stays
 * unless they are cancelled or the guest does not come.
 */
export const hospitality = trade({
  name: 'hospitality',
  description: 'A hotel group: hotels, rooms, guests and reservations.',
  story: 'hotel group with rooms, guests and reservations',
  keywords:
    'hospitality, hotel, hotel group, hotel chain, resort, hostel, bed and breakfast, guesthouse, guest house, lodging, motel, ' +
    'accommodation, property management system',
  nouns: {
    hotels: 'properties, resorts, hostels, motels',
    rooms: 'hotel rooms, suites',
    guests: 'visitors, travelers, travellers, customers',
    reservations: 'bookings, stays',
  },
  rates: {
    'reservations.status.cancelled': 'cancelled, canceled, cancellation, cancelled bookings, cancelation',
    'reservations.status.no_show': 'no show, not shown up, did not show up',
    'reservations.status.checked_out': 'checked out, completed, stayed, completed stays',
    'reservations.rate_plan.non_refundable': 'non refundable, nonrefundable, prepaid rate',
    'reservations.channel.online_travel_agency': 'ota, online travel agency, booking platforms, third party bookings',
    'reservations.channel.website': 'direct, direct bookings, website, booked direct, own website',
    'reservations.channel.corporate': 'corporate, corporate bookings, business bookings',
    'reservations.channel.group_sales': 'group sales, groups, group bookings',
    'guests.loyalty_tier.member': 'loyalty members, members',
    'guests.loyalty_tier.gold': 'gold, gold members',
    'rooms.room_type.suite': 'suites',
    'rooms.is_accessible.true': 'accessible, wheelchair accessible, barrier free',
  },
  measures: [
    measure('reservations.total', 'money', 330, {
      words: 'revenue, room revenue, sales, turnover, income, takings, bookings revenue',
      prices: ['hotels.base_rate'],
    }),
  ],
  money: ['hotels.base_rate'],
  tables: [hotels, rooms, guests, reservations],
})
