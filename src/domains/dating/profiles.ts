import { flag, formula, mapped } from '../../builders/computed.ts'
import { yes } from '../../builders/drawn.ts'
import { type Columns, hidden, lookup } from '../../builders/table.ts'
import { words } from '../../builders/texts.ts'
import type { ColumnBody } from '../../schema/schema.ts'

/** Of 101 profiles, how many have one photo, two photos and so on. */
const profiles = [4, 10, 18, 23, 20, 14, 7, 4, 1]
const photos = profiles.flatMap((share, more) => Array.from({ length: share }, () => more + 1))

/** Columns, the last of which is called `name`: the number of photos of the member in the column `member`, from which it follows. */
export function photoCount(name: string, member: string, shown = (body: ColumnBody): ColumnBody => body): Columns {
  return { [`${name}_place`]: hidden(formula(`abs(${member}) * 37 % ${photos.length}`)), [name]: shown(mapped(`${name}_place`, photos)) }
}

/** The genders of members in the order of joining, over and over: 40 % women, and never more than three men in a row. */
const genders = words(
  'male, female, male, male, female, male, female, female, male, male',
  'male, female, male, female, male, male, female, female, male, male',
)
/** How many places before each of these, itself included, the last woman and the last man are. */
const backToWoman = [3, 0, 1, 2, 0, 1, 0, 0, 1, 2, 3, 0, 1, 0, 1, 2, 0, 0, 1, 2]
const backToMan = [0, 1, 0, 0, 1, 0, 1, 2, 0, 0, 0, 1, 0, 1, 0, 0, 1, 2, 0, 0]

/** The gender of a member, which follows from `member_id`. */
export const genderColumns: Columns = { place_in_order: hidden(formula('member_id % 20')), gender: mapped('place_in_order', genders) }

/**
 * Columns, the last of which is called `name`: another member, mostly of the other gender, for the row's `member_id`. It is the member in
 * the column `candidate` or one who joined shortly before.
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
