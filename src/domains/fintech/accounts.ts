import { after, formula, secondsAfter, when } from '../../builders/computed.ts'
import { gamma, normal, quantiles, uniform } from '../../builders/distributions.ts'
import { decimal, decimalBy, oneOfBy } from '../../builders/drawn.ts'
import { allHidden, hidden, id, lookup, lookups, ordinal, ownedBy, owner, table } from '../../builders/table.ts'
import { attribute, code, entry, pattern } from '../../builders/texts.ts'
import { wakingHours } from '../shared/hours.ts'

/**
 * Accounts in the currency of their customer's country. The first is a checking account that is opened within a day of joining; the
 * others follow within 13 days, so transactions may begin after 14. Accounts of a customer whose documents are not verified yet are
 * pending too.
 */
export const accounts = table('accounts', ownedBy('customers', { min: 1, max: 4, mean: 1.5 }), {
  account_id: id(),
  customer_id: owner('customers'),
  account_number: code('##########'),
  sibling: hidden(ordinal()),
  number: hidden(formula('min(4, sibling)')),
  account_type: oneOfBy('number', ['checking', 'savings', 'credit_card'], {
    1: [1, 0, 0],
    2: [8, 48, 44],
    3: [14, 42, 44],
    4: [20, 45, 35],
  }),
  currency: lookup('customer_id', 'local_currency'),
  ...allHidden(lookups('customer_id', 'local', 'kyc_status')),
  status: oneOfBy('kyc_status', ['pending', 'active', 'frozen'], { pending: [1, 0, 0], verified: [0, 995, 5], review_due: [0, 92, 8] }),
  interest_rate: decimalBy('account_type', 0, 0.2999, 4, {
    checking: quantiles([0, 0, 0, 0, 0.001, 0.005]),
    savings: uniform(0.0175, 0.0425),
    credit_card: normal(0.219, 0.026),
  }),
  ...allHidden(lookups('customer_id', 'employment_status', 'dollars_a_year', 'credit_score')),
  overdraft_limit: when(
    'account_type == "checking"',
    formula('credit_score < 640 ? 0 : min(2500, round(dollars_a_year * 0.0001) * 100) * local', 2),
  ),
  share_of_income: hidden(decimal(0.05, 0.5, 3, gamma(0.17, 6))),
  credit_limit: when(
    'account_type == "credit_card"',
    formula(
      'max(500, min(50000, round(dollars_a_year * share_of_income * ' +
        '(credit_score < 640 ? 0.4 : credit_score < 720 ? 0.8 : 1.1) * 0.002) * 500)) * local',
      2,
    ),
  ),
  card_last_four: when('account_type in ["checking", "credit_card"]', pattern('####')),
  ...allHidden({
    home: entry('merchants', { only: { category: ['rent'] } }),
    landlord: attribute('home', 'merchant'),
    rent_share: decimal(0.018, 0.045, 4, normal(0.03, 0.004)),
    dollars_of_rent: formula('max(80, round(dollars_a_year * rent_share * 0.2)) * 5'),
    joined_at: lookup('customer_id', 'joined_at'),
    waited: decimalBy('number', 0.0005, 11.9, 4, {
      1: quantiles([0.0015, 0.003, 0.006, 0.02, 0.9]),
      2: gamma(4, 0.8),
      otherwise: uniform(1, 11.9),
    }),
    seconds_waited: formula('floor(min(waited * 86400, (seconds(today) - joined_at) * waited * 0.077))'),
    opened_on: { kind: 'shifted', column: 'joined_at', offset: 'seconds_waited', unit: 'seconds', as: 'date' },
    open_hour: after('opened_on', { as: 'timestamp', unit: 'days', min: 0, max: 0, hours: wakingHours }),
    // At a waking hour, unless it is still the day of joining.
    seconds_to_opening: formula('opened_on > days(joined_at) ? open_hour - joined_at : seconds_waited'),
  }),
  opened_at: secondsAfter('joined_at', 'seconds_to_opening'),
})
