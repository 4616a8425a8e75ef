import { lognormal } from '../../builders/distributions.ts'
import { oneOf, timestamp, whole, wholeBy, yes } from '../../builders/drawn.ts'
import { each } from '../../builders/facts.ts'
import { id, primary, table } from '../../builders/table.ts'
import { personal, text, words } from '../../builders/texts.ts'
import { wakingHours } from '../shared/hours.ts'
import { birthBefore } from '../shared/birth-before.ts'
import { identity } from '../shared/identity.ts'
import { address } from '../shared/address.ts'

const interests = words(
  'Coffee first, Dog person, Amateur photographer, Travel and food, Music lover, Runner, Bookworm, Plant parent',
  'Football fan, Gamer, Cyclist, Home cook, Night owl, Film buff',
)
const remarks = words('., . Opinions are my own., . Living one day at a time., . DMs open., . Always learning., . Mostly reposts.')
const followers = each(lognormal, { creator: [6500, 1.9], business: [1800, 1.7], otherwise: [160, 1.3] })
const months = [1.08, 1, 1, 0.98, 0.98, 0.98, 1.02, 1.02, 1, 0.97, 0.96, 1.01]

/** Members of the network. Most have few followers, a few very many. */
export const users = table('users', primary, {
  user_id: id(),
  username: personal('username'),
  ...identity(0.51, 'first_name', 'last_name', 'gender', 'email'),
  ...birthBefore('joined_at', [13.2, 15, 16.8, 18.5, 20.5, 23, 26, 30, 35.5, 44, 74]),
  ...address('city', 'country'),
  country_code: oneOf({ US: 34, IN: 18, BR: 12, GB: 8, MX: 7, DE: 6, FR: 5, CA: 4, ES: 3, AU: 3 }),
  bio: { ...text({ values: interests }, { values: remarks }), nullable: { rate: 0.27 } },
  account_type: oneOf({ personal: 86, creator: 9, business: 5 }),
  is_verified: yes(0.03),
  is_private: yes(0.24),
  follower_count: wholeBy('account_type', 0, 9_000_000, followers),
  following_count: whole(0, 7500, lognormal(230, 0.9)),
  status: oneOf({ active: 79, inactive: 15, deactivated: 4, suspended: 2 }),
  joined_at: timestamp('2018-01-01', '2025-12-29', wakingHours, { growth: 2.4, months }),
})
