import { switchBy } from '../../builders/computed.ts'
import { quantiles } from '../../builders/distributions.ts'
import { birthDate, oneOf, timestamp, yes } from '../../builders/drawn.ts'
import { hidden, id, primary, table } from '../../builders/table.ts'
import { personal, template, text } from '../../builders/texts.ts'
import { wakingHours } from '../shared/hours.ts'
import { address } from '../shared/address.ts'
import { genderColumns, photoCount } from './profiles.ts'

const hobbies = ['hiking', 'cooking', 'travel', 'running', 'live music', 'photography']
const pleasures = ['coffee', 'dogs', 'movies', 'board games', 'yoga', 'climbing']
const pastimes = ['reading', 'brunch', 'gaming', 'dancing', 'museums', 'cycling']
const months = [1.35, 1.15, 1.02, 0.98, 0.95, 0.92, 0.93, 0.95, 0.98, 0.97, 0.95, 1]
const weekdays = [1.1, 1, 0.98, 0.95, 0.88, 0.95, 1.25]

/** Members, by first name only, as the app shows them. */
export const members = table('members', primary, {
  member_id: id(),
  woman: hidden({ kind: 'person', country: 'country_code', female_share: 1 }),
  man: hidden({ kind: 'person', country: 'country_code', female_share: 0 }),
  her_name: hidden(personal('given_name', 'woman')),
  his_name: hidden(personal('given_name', 'man')),
  her_username: hidden(personal('username', 'woman')),
  his_email: hidden(personal('email', 'man')),
  first_name: switchBy('gender', { female: template('{her_name}'), otherwise: template('{his_name}') }),
  ...genderColumns,
  // Women have other providers than men, so that no address occurs twice.
  email: switchBy('gender', {
    female: text({ column: 'her_username' }, '@', { values: ['heymail.example', 'postnest.example', 'mailtide.example'] }),
    otherwise: template('{his_email}'),
  }),
  birth_date: birthDate(22, 70, quantiles([22, 23.8, 25.2, 26.6, 28, 29.6, 31.5, 34, 38, 45, 70])),
  ...address('city', 'country'),
  country_code: oneOf({ US: 96, CA: 2, GB: 1, AU: 1 }),
  looking_for: oneOf({ relationship: 48, something_casual: 21, friends: 10, not_sure_yet: 21 }),
  interests: text({ values: hobbies }, ', ', { values: pleasures }, ', ', { values: pastimes }),
  ...photoCount('photo_count', 'member_id'),
  is_verified: yes(0.52),
  is_fake: yes(0.025),
  acquisition_channel: oneOf({ app_store: 41, friend: 24, social_ads: 21, search: 10, tv: 4 }),
  joined_at: timestamp('2023-06-01', '2025-12-29', wakingHours, { growth: 1.7, months, weekdays }),
})
