import type { ColumnSchema } from '../../schema/schema.ts'

/** Who is who, over and over in the order of joining: forty women of a hundred, and never more than three of the others in a row. */
const order = [...'MFMMFMFFMMMFMFMMFFMM'].map((letter) => (letter === 'F' ? 'female' : 'male'))

/** How many members before each place of `order`, itself included, the last one of a gender is. */
function stepsBack(gender: string): Readonly<Record<string, number>> {
  return Object.fromEntries(
    order.map((_, place) => [String(place), order.findIndex((__, back) => order.at((place - back) % order.length) === gender)]),
  )
}

/** The gender of a member, which follows from the number. */
export const genderColumns: readonly ColumnSchema[] = [
  { name: 'place_in_order', kind: 'formula', expression: `member_id % ${order.length}`, hidden: true },
  {
    name: 'gender',
    kind: 'mapping',
    by: 'place_in_order',
    cases: Object.fromEntries(order.map((gender, place) => [String(place), gender])),
  },
]

/**
 * Columns, the last of which is called `name`: whom a member is brought together with, mostly of the other gender. That is who is in the
 * column `candidate`, or who joined shortly before, but never the member.
 */
export function partner(name: string, candidate: string): readonly ColumnSchema[] {
  return [
    { name: 'member_gender', kind: 'lookup', through: 'member_id', column: 'gender', hidden: true },
    { name: 'likes_others', kind: 'boolean', rate: 0.93, hidden: true },
    { name: 'wants_woman', kind: 'formula', expression: '(member_gender == "male") == likes_others', as: 'boolean', hidden: true },
    { name: 'candidate_place', kind: 'formula', expression: `${candidate} % ${order.length}`, hidden: true },
    { name: 'back_to_woman', kind: 'mapping', by: 'candidate_place', cases: stepsBack('female'), hidden: true },
    { name: 'back_to_man', kind: 'mapping', by: 'candidate_place', cases: stepsBack('male'), hidden: true },
    { name: 'steps_back', kind: 'formula', expression: 'wants_woman ? back_to_woman : back_to_man', hidden: true },
    {
      name: 'found',
      kind: 'formula',
      expression: `${candidate} - steps_back >= 1 ? ${candidate} - steps_back : ${candidate}`,
      hidden: true,
    },
    { name, kind: 'formula', expression: 'found == member_id && found > 1 ? found - 1 : found' },
  ]
}
