import { formula, itself, mapped, secondsAfter, switchBy, when } from '../../builders/computed.ts'
import { gamma } from '../../builders/distributions.ts'
import { constant, oneOf, oneOfBy, shares, timestamp, whole, yes } from '../../builders/drawn.ts'
import { type Columns, hidden, id, lookup, per, primary, ref, table } from '../../builders/table.ts'
import { text } from '../../builders/texts.ts'
import { wakingHours } from '../shared/hours.ts'
import { address } from '../shared/address.ts'
import { companyWord } from '../shared/company.ts'
import { identity } from '../shared/identity.ts'

const amounts = [10, 15, 20, 25, 30, 50, 75, 100, 150, 200, 250, 500, 1000, 2500, 5000, 10_000, 25_000]

/** Weights of these amounts, by who gives and whether it is given every month or once. */
const giftWeights = {
  monthly: {
    individual: [12, 10, 18, 20, 10, 16, 4, 7, 1, 1, 1, 0, 0, 0, 0, 0, 0],
    organization: [0, 0, 0, 0, 0, 3, 2, 15, 8, 10, 22, 25, 12, 3, 0, 0, 0],
  },
  once: {
    individual: [3, 2, 7, 14, 4, 20, 6, 19, 4, 5, 7, 5, 3, 0.6, 0.3, 0.1, 0],
    organization: [0, 0, 0, 0, 0, 0, 0, 3, 0, 2, 8, 16, 24, 19, 16, 9, 3],
  },
}

/** Hidden columns, the last of which is called `name`: a round amount by the donor's type. */
function gift(name: string, { individual, organization }: (typeof giftWeights)['once']): Columns {
  return {
    [`${name}_choice`]: hidden(oneOfBy('donor_type', amounts.map(String), { individual, otherwise: organization })),
    [name]: hidden(mapped(`${name}_choice`, itself(...amounts), 2)),
  }
}

/** Donors: individuals, and the contact persons of companies and foundations. */
export const donors = table('donors', primary, {
  donor_id: id(),
  donor_type: shares({ individual: 0.9, corporate: 0.07, foundation: 0.03 }),
  organization: switchBy('donor_type', {
    individual: null,
    corporate: text(companyWord, ' ', { list: 'company_suffixes', attribute: 'suffix' }),
    foundation: text(companyWord, ' ', { values: ['Foundation', 'Foundation', 'Family Foundation', 'Charitable Trust', 'Community Fund'] }),
  }),
  ...gift('pledge', giftWeights.monthly),
  ...identity(0.5, 'first_name', 'last_name', 'email', 'phone'),
  ...address('city', 'region', 'country'),
  country_code: oneOf({ US: 82, CA: 6, GB: 6, DE: 3, AU: 3 }),
  acquisition_source: oneOf({ direct_mail: 22, website: 27, event: 14, friend: 11, email: 12, social_media: 9, street_canvassing: 5 }),
  is_newsletter_subscriber: yes(0.58),
  joined_at: timestamp('2020-10-15', '2025-12-28', wakingHours, {
    growth: 1.8,
    months: [0.8, 0.8, 0.95, 0.95, 0.9, 0.85, 0.8, 0.85, 1, 1.05, 1.5, 1.9],
  }),
})

const feeRates = { card: 0.029, bank_transfer: 0.004, paypal: 0.0289, direct_debit: 0.01, digital_wallet: 0.029 }

/** Gifts of round amounts: fee_amount + net_amount = amount where they are received. A failed gift has no fee. */
export const donations = table('donations', per('donors', 4), {
  donation_id: id(),
  donor_id: ref('donors', { popularity: 0.5, existing_at: 'donated_at' }),
  campaign_id: ref('campaigns', { popularity: 0.7, existing_at: 'donated_at' }),
  donated_at: timestamp('2022-01-01', '2025-12-31', wakingHours, {
    growth: 1.6,
    months: [0.8, 0.75, 0.9, 0.9, 0.9, 0.85, 0.75, 0.8, 0.95, 1.05, 1.5, 2.6],
    weekdays: [1, 1.3, 1.05, 1.05, 1, 0.85, 0.9],
  }),
  donor_type: hidden(lookup('donor_id', 'donor_type')),
  is_recurring: yes(0.32),
  ...gift('gift', giftWeights.once),
  // Recurring gifts of a donor are all of the same amount.
  amount: formula('is_recurring ? donor_id.pledge : gift'),
  currency: constant('USD'),
  payment_method: oneOf({ card: 52, bank_transfer: 14, paypal: 14, direct_debit: 12, digital_wallet: 8 }),
  status: shares({ received: 0.962, failed: 0.03, refunded: 0.008 }),
  fee_rate: hidden(mapped('payment_method', feeRates)),
  fee_amount: formula('status == "failed" ? 0 : amount * fee_rate', 2),
  net_amount: formula('status == "received" ? amount - fee_amount : 0', 2),
  is_anonymous: yes(0.06),
  seconds_left: hidden(formula('max(seconds(today) - 1 - donated_at, 0)')),
  regret: hidden(whole(600, 1200000, gamma(260000, 1.2))),
  seconds_to_refund: hidden(formula('min(regret, seconds_left)')),
  refunded_at: when('status == "refunded"', secondsAfter('donated_at', 'seconds_to_refund')),
})
