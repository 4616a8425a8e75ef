import { flag, formula, mapped, switchBy } from '../../builders/computed.ts'
import { quantiles } from '../../builders/distributions.ts'
import { birthDate, oneOf, timestamp, yes } from '../../builders/drawn.ts'
import { type Columns, hidden, id, lookup, primary, table } from '../../builders/table.ts'
import { personal, template, text, words } from '../../builders/texts.ts'
import type { ColumnBody } from '../../schema/schema.ts'
import { address } from '../shared/address.ts'
import { wakingHours } from '../shared/hours.ts'

/** Of 101 profiles, how many have one photo, two photos and so on. */
const profiles = [4, 10, 18, 23, 20, 14, 7, 4, 1]
const photos = profiles.flatMap((share, more) => Array.from({ length: share }, () => more + 1))

/** Columns, the last of which is `name`: the number of photos of the member in the column `member`, computed from the member's number. */
export function photoCount(name: string, member: string, shown = (body: ColumnBody): ColumnBody => body): Columns {
  return { [`${name}_place`]: hidden(formula(`abs(${member}) * 37 % ${photos.length}`)), [name]: shown(mapped(`${name}_place`, photos)) }
}

/** The genders of consecutive members, repeated: 40 % women, and never more than three men in a row. */
const genders = words(
  'male, female, male, male, female, male, female, female, male, male',
  'male, female, male, female, male, male, female, female, male, male',
)
/** For each position in this list, the distance back to the last woman and the last man, 0 for the position itself. */
const backToWoman = [3, 0, 1, 2, 0, 1, 0, 0, 1, 2, 3, 0, 1, 0, 1, 2, 0, 0, 1, 2]
const backToMan = [0, 1, 0, 0, 1, 0, 1, 2, 0, 0, 0, 1, 0, 1, 0, 0, 1, 2, 0, 0]

/** The gender of a member, computed from `member_id`. */
const genderColumns: Columns = { place_in_order: hidden(formula('member_id % 20')), gender: mapped('place_in_order', genders) }

/**
 * Columns, the last of which is `name`: another member, mostly of the other gender, for the row's `member_id`: the member in the column
 * `candidate`, or one who joined shortly before.
 */
export function partner(name: string, candidate: string): Columns {
  return {
    member_gender: hidden(lookup('member_id', 'gender')),
    likes_others: hidden(yes(0.93)),
    wants_woman: hidden(flag('(member_gender == "male") == likes_others')),
    candidate_place: hidden(formula(`${candidate} % 20`)),
    back_to_woman: hidden(mapped('candidate_place', backToWoman)),
    back_to_man: hidden(mapped('candidate_place', backToMan)),
    steps_back: hidden(formula('wants_woman ? back_to_woman : back_to_man')),
    found: hidden(formula(`${candidate} - steps_back >= 1 ? ${candidate} - steps_back : ${candidate}`)),
    [name]: formula('found == member_id && found > 1 ? found - 1 : found'),
  }
}

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
  // Women and men have different providers, so that all addresses are unique.
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
