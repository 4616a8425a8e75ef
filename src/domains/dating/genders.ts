import { flag, formula, mapped } from '../../builders/computed.ts'
import { yes } from '../../builders/drawn.ts'
import { lookup } from '../../builders/relations.ts'
import { type Columns, hidden } from '../../builders/table.ts'

/** Who is who, over and over in the order of joining: forty women of a hundred, and never more than three of the others in a row. */
const order = [...'MFMMFMFFMMMFMFMMFFMM'].map((letter) => (letter === 'F' ? 'female' : 'male'))

/** How many members before each place of `order`, itself included, the last one of a gender is. */
function stepsBack(gender: string): Readonly<Record<string, number>> {
  return Object.fromEntries(
    order.map((_, place) => [String(place), order.findIndex((__, back) => order.at((place - back) % order.length) === gender)]),
  )
}

/** The gender of a member, which follows from the number. */
export const genderColumns: Columns = {
  place_in_order: hidden(formula(`member_id % ${order.length}`)),
  gender: mapped('place_in_order', Object.fromEntries(order.map((gender, place) => [String(place), gender]))),
}

/**
 * Columns, the last of which is called `name`: whom a member is brought together with, mostly of the other gender. That is who is in the
 * column `candidate`, or who joined shortly before, but never the member.
 */
export function partner(name: string, candidate: string): Columns {
  return {
    member_gender: hidden(lookup('member_id', 'gender')),
    likes_others: hidden(yes(0.93)),
    wants_woman: hidden(flag('(member_gender == "male") == likes_others')),
    candidate_place: hidden(formula(`${candidate} % ${order.length}`)),
    back_to_woman: hidden(mapped('candidate_place', stepsBack('female'))),
    back_to_man: hidden(mapped('candidate_place', stepsBack('male'))),
    steps_back: hidden(formula('wants_woman ? back_to_woman : back_to_man')),
    found: hidden(formula(`${candidate} - steps_back >= 1 ? ${candidate} - steps_back : ${candidate}`)),
    [name]: formula('found == member_id && found > 1 ? found - 1 : found'),
  }
}
