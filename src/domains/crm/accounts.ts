import { bucket, formula } from '../../builders/computed.ts'
import { lognormal } from '../../builders/distributions.ts'
import { constant, decimal, oneOf, timestamp, whole } from '../../builders/drawn.ts'
import { id, ref } from '../../builders/relations.ts'
import { hidden, primary, table } from '../../builders/table.ts'
import { officeHours } from '../hours.ts'
import { companyName } from '../shared/company-name.ts'
import { phone } from '../shared/identity.ts'
import { address } from '../shared/address.ts'

/** Companies; how many work there decides segment and revenue. */
export const accounts = table('accounts', primary, {
  account_id: id(),
  name: companyName,
  industry: oneOf({
    Technology: 20,
    Manufacturing: 14,
    'Financial Services': 11,
    Healthcare: 11,
    Retail: 10,
    'Professional Services': 10,
    Construction: 6,
    Logistics: 5,
    Education: 4,
    Energy: 3,
    Media: 3,
    Hospitality: 3,
  }),
  employees: whole(2, 60_000, lognormal(120, 1.6)),
  segment: bucket('employees', [100, 1000], ['smb', 'mid_market', 'enterprise']),
  drawn_revenue: hidden(decimal(20_000, 1_000_000, 0, lognormal(165_000, 0.5))),
  annual_revenue: formula('round(round(drawn_revenue * employees) * 0.0001) * 10000'),
  currency: constant('USD'),
  ...address('city', 'country'),
  country_code: oneOf({ US: 56, GB: 13, DE: 9, CA: 8, FR: 6, AU: 4, NL: 4 }),
  phone,
  rep_id: ref('sales_reps'),
  status: oneOf({ active: 91, inactive: 9 }),
  created_at: timestamp('2021-01-04', '2025-11-28', {
    growth: 1.6,
    weekdays: [1.05, 1.15, 1.15, 1.1, 0.85, 0.05, 0.04],
    hours: officeHours,
  }),
})
