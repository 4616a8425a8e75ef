import { daysAfter, formula } from '../../builders/computed.ts'
import { beta, normal } from '../../builders/distributions.ts'
import { constant, date, decimal, oneOf, whole, yes } from '../../builders/drawn.ts'
import { hidden, id, lookup, per, ref, table } from '../../builders/table.ts'
import { email, firstName, gender, lastName, person } from '../shared/identity.ts'

const months = [0.75, 0.78, 0.97, 1.02, 1.14, 1.24, 1.17, 1.16, 1.02, 1.02, 0.9, 0.92]

/** Sales of properties: the price, the part of it that is a loan, and the commission of the agency. */
export const sales = table('sales', per('properties', 0.667), {
  sale_id: id(),
  property_id: ref('properties'),
  agent_id: lookup('property_id', 'agent_id'),
  country_code: hidden(lookup('property_id', 'country_code')),
  person: person(0.48),
  buyer_first_name: firstName,
  buyer_last_name: lastName,
  buyer_gender: gender,
  buyer_email: email,
  closed_on: date('2023-01-03', '2025-12-31', { growth: 1.15, months, weekdays: [0.9, 0.95, 1, 1.05, 1.5, 0.05, 0] }),
  escrow: hidden(whole(-90, -14, normal(-38, 11))),
  contract_on: daysAfter('closed_on', 'escrow'),
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
