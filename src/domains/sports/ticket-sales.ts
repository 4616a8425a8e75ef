import { formula, mapped } from '../../builders/computed.ts'
import { constant, decimal, oneOf } from '../../builders/drawn.ts'
import { id, owner, siblingNumber, split } from '../../builders/relations.ts'
import { hidden, ownedBy, table } from '../../builders/table.ts'

/** Tickets of a match by stand: together they are its attendance and its revenue. */
export const ticketSales = table('ticket_sales', ownedBy('matches', { min: 3, max: 6, mean: 5 }), {
  ticket_sale_id: id(),
  match_id: owner('matches'),
  number: hidden(siblingNumber()),
  place: hidden(formula('(number - 1) % 6')),
  stand: mapped('place', { 0: 'main_stand', 1: 'home_end', 2: 'away_end', 3: 'family_stand', 4: 'hospitality', 5: 'standing_terrace' }),
  size: hidden(mapped('place', { 0: 36, 1: 30, 2: 9, 3: 14, 4: 2, 5: 12 })),
  worth: hidden(mapped('place', { 0: 40, 1: 28, 2: 9, 3: 9, 4: 12, 5: 8 })),
  tickets_sold: split('attendance', 'size'),
  revenue: split('ticket_revenue', 'worth'),
  currency: constant('GBP'),
  main_channel: oneOf({ website: 34, app: 27, season_ticket: 31, box_office: 8 }),
  complimentary_share: hidden(decimal(0, 0.05, 3)),
  complimentary_tickets: formula('floor(tickets_sold * complimentary_share)', 0),
})
