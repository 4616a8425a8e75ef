import { wordSet } from '../lexicon/word-set.ts'
import { lognormal } from '../../builders/distributions.ts'
import { whole } from '../../builders/drawn.ts'
import type { ColumnBody } from '../../schema/schema.ts'

/** Typical counts: minimum, median, maximum, and the counted nouns in the singular. */
const sizes: readonly (readonly [min: number, median: number, max: number, nouns: string])[] = [
  [1, 260, 1400, 'page'],
  [1, 2, 12, 'guest passenger adult person people occupant traveler traveller serving portion player driver owner'],
  [0, 2, 12, 'admission readmission hospitalization hospitalisation surgery kid child pet shot topping sibling dependent'],
  [0, 2, 12, 'bedroom bathroom room bed floor storey door window car vehicle garage wheel'],
  [0, 3, 60, 'call complaint error retry attempt failure incident issue absence refund return claim loan credit line card account device'],
  [0, 4, 90, 'meeting visit appointment session lesson class course exam project task goal medal trophy award medication employee'],
  [1, 6, 200, 'item unit product piece ticket episode chapter season copy part box parcel stop leg lap step round'],
  [1, 48, 900, 'seat table locker desk shelf chair spot space'],
  [
    0,
    24,
    900,
    'conversion signup login lead sale order purchase booking reservation transaction payment review referral message comment answer reply',
  ],
  [0, 60, 5000, 'use usage redemption share bookmark save reaction hour worked day mile kilometer'],
  [0, 800, 90_000, 'visitor user customer member listener reader subscriber follower viewer student patient resident citizen attendee fan'],
  [0, 900, 900_000, 'view click download install play stream listen vote like upvote impression hit search request query event scan point'],
]

const bodies: ReadonlyMap<string, ColumnBody> = new Map(
  sizes.flatMap(([min, median, max, nouns]) =>
    nouns.split(' ').map((noun) => [noun, whole(min, max, lognormal(median, median > 20 ? 0.9 : 0.6))] as const),
  ),
)

/** Nouns with another meaning in the singular: a room is a number, a seat a place, a page an address, a club a name. */
const otherwise: ReadonlySet<string> = wordSet(
  'page seat room floor door table class course season part account driver owner club team squad opponent drink beverage dish meal service',
  'failure defect component logger island capital garage pool elevator lift balcony fireplace impression click conversion install signup login',
)

/** The count of any other noun. */
const some = whole(0, 500, lognormal(12, 0.9))

/** The usual count of a noun in the singular. */
export function countOf(noun: string): ColumnBody {
  return bodies.get(noun) ?? some
}

/** Whether the plural of a noun is a count although the singular has another meaning. */
export function isCountInPlural(noun: string): boolean {
  return otherwise.has(noun)
}
