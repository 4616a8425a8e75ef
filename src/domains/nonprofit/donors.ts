import { switchBy } from '../../builders/computed.ts'
import { oneOf, shares, timestamp, yes } from '../../builders/drawn.ts'
import { id } from '../../builders/relations.ts'
import { primary, table } from '../../builders/table.ts'
import { text } from '../../builders/texts.ts'
import { wakingHours } from '../hours.ts'
import { identity } from '../shared/identity.ts'
import { address } from '../shared/address.ts'
import { gift, giftWeights } from './gifts.ts'

/** Who gives: private people, and the contacts of companies and foundations. */
export const donors = table('donors', primary, {
  donor_id: id(),
  donor_type: shares({ individual: 0.9, corporate: 0.07, foundation: 0.03 }),
  organization: switchBy('donor_type', {
    individual: null,
    corporate: text({ list: 'company_words', attribute: 'word' }, ' ', { list: 'company_suffixes', attribute: 'suffix' }),
    foundation: text({ list: 'company_words', attribute: 'word' }, ' ', {
      values: ['Foundation', 'Foundation', 'Family Foundation', 'Charitable Trust', 'Community Fund'],
    }),
  }),
  ...gift('pledge', giftWeights.monthly),
  ...identity(0.5, 'first_name', 'last_name', 'email', 'phone'),
  ...address('city', 'region', 'country'),
  country_code: oneOf({ US: 82, CA: 6, GB: 6, DE: 3, AU: 3 }),
  acquisition_source: oneOf({ direct_mail: 22, website: 27, event: 14, friend: 11, email: 12, social_media: 9, street_canvassing: 5 }),
  is_newsletter_subscriber: yes(0.58),
  joined_at: timestamp('2020-10-15', '2025-12-28', {
    growth: 1.8,
    months: [0.8, 0.8, 0.95, 0.95, 0.9, 0.85, 0.8, 0.85, 1, 1.05, 1.5, 1.9],
    hours: wakingHours,
  }),
})
