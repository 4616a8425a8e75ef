import { when } from '../../builders/computed.ts'
import { date, oneOf } from '../../builders/drawn.ts'
import { id } from '../../builders/relations.ts'
import { primary, table } from '../../builders/table.ts'
import { text } from '../../builders/texts.ts'
import { identity } from '../shared/identity.ts'
import { address } from '../shared/address.ts'

/** Private people and companies; of a company the person is its contact. */
export const clients = table('clients', primary, {
  client_id: id(),
  client_type: oneOf({ individual: 56, company: 44 }),
  company: when(
    'client_type == "company"',
    text({ list: 'company_words', attribute: 'word' }, ' ', { list: 'company_suffixes', attribute: 'suffix' }),
  ),
  industry: when(
    'client_type == "company"',
    oneOf({
      real_estate: 14,
      technology: 17,
      manufacturing: 14,
      retail: 12,
      healthcare: 11,
      construction: 11,
      finance: 10,
      hospitality: 6,
      transport: 5,
    }),
  ),
  ...identity(0.5, 'first_name', 'last_name', 'email', 'phone'),
  ...address('city', 'region', 'country'),
  country_code: oneOf(['US']),
  referral_source: oneOf({ client_referral: 38, professional_referral: 26, website: 18, directory: 8, event: 5, advertising: 5 }),
  onboarded_on: date('2021-03-15', '2025-11-20', { growth: 1.3, weekdays: [1.1, 1.1, 1.1, 1, 0.9, 0, 0] }),
})
