import { formula, itself, mapped } from '../../builders/computed.ts'
import { normal, triangular } from '../../builders/distributions.ts'
import { decimalBy, oneOf, oneOfBy, shares, whole, wholeBy, yes } from '../../builders/drawn.ts'
import { countOf, hidden, id, ordinal, ownedBy, owner, per, table } from '../../builders/table.ts'
import { compound } from '../../builders/texts.ts'
import { address } from '../shared/address.ts'
import { companyWord } from '../shared/company.ts'

/** The hotels of the group. */
export const hotels = table('hotels', per('guests', 0.01, { min: 2 }), {
  hotel_id: id(),
  name: compound([companyWord, ['Hotel', 'Inn', 'Suites', 'House', 'Plaza Hotel', 'Court Hotel', 'Grand Hotel', 'Boutique Hotel']]),
  country_code: oneOf({ US: 36, GB: 18, ES: 15, FR: 12, DE: 11, IT: 8 }),
  ...address('city', 'country'),
  stars: hidden(shares({ 2: 0.1, 3: 0.4, 4: 0.4, 5: 0.1 })),
  star_rating: mapped('stars', itself(2, 3, 4, 5)),
  setting: oneOf({ city_centre: 52, airport: 14, business_district: 22, waterfront: 12 }),
  base_rate: hidden(decimalBy('stars', 35, 700, 2, { 2: normal(66, 8), 3: normal(98, 13), 4: normal(148, 14), 5: normal(270, 24) })),
  room_count: countOf('rooms'),
  opened_year: whole(1898, 2020, triangular(1898, 2004, 2020)),
  guest_score: decimalBy('stars', 6.2, 9.7, 1, { 2: normal(7.4, 0.4), 3: normal(8, 0.4), 4: normal(8.5, 0.3), 5: normal(9.1, 0.2) }),
})

/** The rooms of a hotel, twelve on a floor. The number of a room starts with its floor. */
export const rooms = table('rooms', ownedBy('hotels', { min: 24, max: 96, mean: 60 }), {
  room_id: id(),
  hotel_id: owner('hotels'),
  place: hidden(ordinal()),
  floor: formula('floor((place - 1) / 12) + 1'),
  room_number: formula('floor * 100 + place - (floor - 1) * 12'),
  room_type: oneOf({ standard: 54, superior: 26, deluxe: 14, suite: 6 }),
  bed_type: oneOfBy('room_type', ['single', 'twin', 'double', 'king'], {
    standard: [14, 30, 50, 6],
    superior: [0, 24, 51, 25],
    deluxe: [0, 10, 35, 55],
    suite: [0, 0, 10, 90],
  }),
  beds: hidden(mapped('bed_type', { single: 1, twin: 2, double: 2, king: 2 })),
  max_guests: formula('beds + (room_type == "suite" ? 2 : room_type == "deluxe" ? 1 : 0)'),
  size_sqm: wholeBy('room_type', 11, 120, {
    standard: normal(20, 3),
    superior: normal(25, 3),
    deluxe: normal(33, 4),
    suite: normal(56, 10),
  }),
  has_balcony: yes(0.23),
  is_accessible: yes(0.05),
  is_smoking: yes(0.02),
  factor: hidden(mapped('room_type', { standard: 1, superior: 1.2, deluxe: 1.5, suite: 2.4 })),
  rack_rate: formula('round(parent.base_rate * factor)', 2),
})
