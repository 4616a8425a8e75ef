import { formula, mapped } from '../../builders/computed.ts'
import { gamma, normal } from '../../builders/distributions.ts'
import { oneOf, shares, timestamp, whole, wholeBy } from '../../builders/drawn.ts'
import { hidden, id, per, ref, table } from '../../builders/table.ts'
import { attribute, entry, text } from '../../builders/texts.ts'
import { companyWord } from '../shared/company.ts'
import { officeHours } from '../shared/hours.ts'
import { address } from '../shared/address.ts'
import { identity } from '../shared/identity.ts'
import { pastTime } from '../shared/past-time.ts'

/** People who showed interest. Leads that are neither converted nor unqualified are new, contacted or nurturing, by their age. */
export const leads = table('leads', per('accounts', 2), {
  lead_id: id(),
  ...identity(0.45, 'first_name', 'last_name', 'gender', 'email'),
  company: text(companyWord, ' ', { list: 'company_suffixes', attribute: 'suffix' }),
  position: hidden(entry('job_titles')),
  job_title: attribute('position', 'title'),
  ...address('city', 'country'),
  country_code: oneOf({ US: 56, GB: 13, DE: 9, CA: 8, FR: 6, AU: 4, NL: 4 }),
  rep_id: ref('sales_reps'),
  source: oneOf({ website: 32, referral: 14, trade_show: 9, cold_outreach: 17, webinar: 10, paid_ads: 12, partner: 6 }),
  created_at: timestamp('2024-01-02', '2025-12-31', officeHours, {
    growth: 1.4,
    months: [1.05, 1.05, 1.08, 1, 1.02, 1, 0.85, 0.82, 1.1, 1.12, 1.05, 0.7],
    weekdays: [1.05, 1.15, 1.15, 1.1, 0.9, 0.12, 0.1],
  }),
  outcome: hidden(shares({ open: 0.34, converted: 0.22, unqualified: 0.44 })),
  days_known: hidden(formula('max(0, today - days(created_at))')),
  stage: hidden(formula('outcome == "converted" ? 3 : outcome == "unqualified" ? 4 : (days_known > 6) + (days_known > 45)')),
  status: mapped('stage', { 0: 'new', 1: 'contacted', 2: 'nurturing', 3: 'converted', 4: 'unqualified' }),
  score: wholeBy('outcome', 1, 100, { converted: normal(76, 12), unqualified: normal(31, 14), otherwise: normal(52, 17) }),
  ...pastTime('converted_at', 'created_at', whole(0, 15_000_000, gamma(2_100_000, 1.4)), {
    when: 'outcome == "converted"',
    hours: officeHours,
    workdays: true,
  }),
})
