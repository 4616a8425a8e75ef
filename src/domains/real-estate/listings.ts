import { daysAfter, formula, mapped, when } from '../../builders/computed.ts'
import { beta, gamma, lognormal, normal } from '../../builders/distributions.ts'
import { constant, date, decimal, oneOf, shares, timestamp, whole, yes } from '../../builders/drawn.ts'
import { countOf, hidden, id, lookup, ordinal, ownedBy, owner, per, ref, table } from '../../builders/table.ts'
import { officeHours, wakingHours } from '../shared/hours.ts'
import { contact, identity } from '../shared/identity.ts'
import { pastTime } from '../shared/past-time.ts'

const listingMonths = [0.82, 0.9, 1.18, 1.28, 1.3, 1.2, 1.05, 0.98, 0.98, 0.92, 0.74, 0.55]
const weekdays = [1, 1.05, 1.1, 1.35, 1.25, 0.4, 0.25]

/** Offers of a property at a price near its value. An offer is closed when it is sold, withdrawn or expired. */
export const listings = table('listings', per('properties', 1), {
  listing_id: id(),
  property_id: ref('properties'),
  agent_id: lookup('property_id', 'agent_id'),
  listed_at: timestamp('2024-07-01', '2025-12-31', wakingHours, { growth: 1.5, months: listingMonths, weekdays }),
  value: hidden(lookup('property_id', 'estimated_value')),
  hope: hidden(decimal(0.9, 1.25, 3, normal(1.04, 0.05))),
  list_price: formula('max(1, round(value * hope / 1000) * 1000)'),
  cut_choice: hidden(oneOf({ 0: 71, 2: 9, 4: 10, 6: 7, 10: 3 })),
  price_cut: hidden(mapped('cut_choice', { 0: 0, 2: 0.02, 4: 0.04, 6: 0.06, 10: 0.1 })),
  current_price: formula('list_price - round(list_price * price_cut / 1000) * 1000'),
  currency: constant('USD'),
  status: shares({ active: 0.14, under_offer: 0.06, sold: 0.66, withdrawn: 0.09, expired: 0.05 }),
  is_exclusive: yes(0.78),
  photo_count: whole(4, 60, gamma(22, 5)),
  page_views: whole(15, 30_000, lognormal(640, 0.8)),
  ...pastTime('closed_at', 'listed_at', whole(0, 20_000_000, gamma(4_100_000, 1.6)), {
    when: 'status in ["sold", "withdrawn", "expired"]',
    hours: officeHours,
    workdays: true,
  }),
  days_on_market: formula('coalesce(days(closed_at) - days(listed_at), max(0, today - 1 - days(listed_at)))'),
  viewing_count: countOf('viewings'),
})

/** Visits to a property while it is listed, in their order. */
export const viewings = table('viewings', ownedBy('listings', { min: 0, max: 14, mean: 3 }), {
  viewing_id: id(),
  listing_id: owner('listings'),
  agent_id: lookup('listing_id', 'agent_id'),
  property_id: hidden(lookup('listing_id', 'property_id')),
  country_code: hidden(lookup('property_id', 'country_code')),
  ...identity(0.5, 'first_name', 'last_name', 'gender', 'email', 'phone'),
  number: hidden(ordinal()),
  wander: hidden(decimal(0, 0.9, 3)),
  listed_at: hidden(lookup('listing_id', 'listed_at')),
  days_in: hidden(formula('floor(parent.days_on_market * (number - wander) / max(1, parent.viewing_count))')),
  viewed_on: daysAfter('listed_at', 'days_in'),
  time_slot: oneOf(
    { '09:00': 5, '10:00': 11, '11:00': 13, '12:00': 9 },
    { '13:00': 8, '14:00': 11, '15:00': 12, '16:00': 12, '17:00': 12, '18:00': 7 },
  ),
  viewing_type: oneOf({ in_person: 70, video_call: 9, open_house: 21 }),
  status: oneOf({ completed: 82, cancelled: 11, no_show: 7 }),
  interest: when('status == "completed"', oneOf({ not_interested: 44, considering: 33, second_viewing: 14, will_offer: 9 })),
})

const saleMonths = [0.75, 0.78, 0.97, 1.02, 1.14, 1.24, 1.17, 1.16, 1.02, 1.02, 0.9, 0.92]

/** Sales of properties: the price, the part of it that is a loan, and the commission of the agency. */
export const sales = table('sales', per('properties', 0.667), {
  sale_id: id(),
  property_id: ref('properties'),
  agent_id: lookup('property_id', 'agent_id'),
  country_code: hidden(lookup('property_id', 'country_code')),
  ...contact('buyer', 0.48, 'first_name', 'last_name', 'gender', 'email'),
  closed_on: date('2023-01-03', '2025-12-31', { growth: 1.15, months: saleMonths, weekdays: [0.9, 0.95, 1, 1.05, 1.5, 0.05, 0] }),
  escrow: hidden(whole(-90, -14, normal(-38, 11))),
  joined_on: hidden(lookup('property_id', 'joined_on')),
  // No agent has a contract before they work here.
  held_days: hidden(formula('max(escrow, joined_on + 1 - closed_on)')),
  contract_on: daysAfter('closed_on', 'held_days'),
  value: hidden(lookup('property_id', 'estimated_value')),
  luck: hidden(decimal(0.8, 1.25, 3, normal(1.005, 0.05))),
  sale_price: formula('round(value * luck / 100) * 100', 2),
  asked: hidden(decimal(0.93, 1.12, 3, normal(1.017, 0.03))),
  asking_price: formula('round(round(sale_price) * asked / 500) * 500'),
  currency: constant('USD'),
  commission_percent: decimal(2, 6, 1, normal(4.9, 0.6)),
  commission: formula('sale_price * commission_percent * 0.01', 2),
  financing: oneOf({ mortgage: 60, cash: 27, government_loan: 11, seller_financing: 2 }),
  lent: hidden(decimal(0.4, 0.965, 3, beta(6, 2, 0.4, 0.965))),
  loan_amount: formula('financing == "cash" ? 0 : round(sale_price) * lent', 0),
  is_first_time_buyer: yes(0.29),
})
