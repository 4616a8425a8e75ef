import { formula } from '../../builders/computed.ts'
import { lognormal } from '../../builders/distributions.ts'
import { constant, date, decimalBy, oneOf } from '../../builders/drawn.ts'
import { each } from '../../builders/facts.ts'
import { hidden, id, per, table } from '../../builders/table.ts'
import { personal, text } from '../../builders/texts.ts'
import { identity } from '../shared/identity.ts'

const quotas = each(lognormal, { senior_account_executive: [1_300_000, 0.2], account_manager: [480_000, 0.2], otherwise: [720_000, 0.2] })

/** Sales people, hired before the first account was created. */
export const salesReps = table('sales_reps', per('accounts', 0.02, { min: 4 }), {
  rep_id: id(),
  ...identity(0.44, 'first_name', 'last_name', 'gender'),
  username: hidden(personal('username')),
  email: text({ column: 'username' }, '@northgate-software.example'),
  country_code: hidden(oneOf({ US: 58, GB: 18, DE: 10, CA: 8, FR: 6 })),
  team: oneOf({ north: 30, south: 26, east: 24, west: 20 }),
  role: oneOf({ account_executive: 52, senior_account_executive: 22, account_manager: 26 }),
  drawn_quota: hidden(decimalBy('role', 100_000, 3_000_000, 0, quotas)),
  annual_quota: formula('round(drawn_quota / 10000) * 10000'),
  currency: constant('USD'),
  hired_on: date('2016-02-01', '2020-11-30', { weekdays: [5, 1, 1, 1, 0, 0, 0] }),
})
