import { formula, mapped } from '../../builders/computed.ts'
import { normal } from '../../builders/distributions.ts'
import { oneOf, oneOfBy, wholeBy, yes } from '../../builders/drawn.ts'
import { hidden, id, ownedBy, owner, siblingNumber, table } from '../../builders/table.ts'

/** The rooms of a hotel, twelve on a floor. The number of a room starts with its floor. */
export const rooms = table('rooms', ownedBy('hotels', { min: 24, max: 96, mean: 60 }), {
  room_id: id(),
  hotel_id: owner('hotels'),
  place: hidden(siblingNumber()),
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
