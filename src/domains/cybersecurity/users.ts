import { date, oneOf, shares, yes } from '../../builders/drawn.ts'
import { id } from '../../builders/relations.ts'
import { primary, table } from '../../builders/table.ts'
import { personal, text } from '../../builders/texts.ts'
import { firstName, lastName, person } from '../shared/identity.ts'
import { address } from '../shared/address.ts'

/** Accounts of the people who work here. */
export const users = table('users', primary, {
  user_id: id(),
  person: person(0.5),
  username: personal('username'),
  first_name: firstName,
  last_name: lastName,
  email: text({ column: 'username' }, '@brightwater.example'),
  department: oneOf({
    engineering: 26,
    sales: 18,
    operations: 14,
    customer_support: 13,
    marketing: 8,
    finance: 8,
    it: 6,
    hr: 4,
    legal: 2,
    executive: 1,
  }),
  ...address('city', 'country'),
  country_code: oneOf({ US: 58, GB: 12, DE: 9, IN: 9, CA: 7, PL: 5 }),
  is_privileged: yes(0.07),
  mfa_enabled: yes(0.88),
  account_status: shares({ active: 0.955, locked: 0.02, password_expired: 0.025 }),
  created_on: date('2019-01-07', '2025-12-12', { growth: 1.8, weekdays: [3, 1, 1, 1, 0.8, 0, 0] }),
})
