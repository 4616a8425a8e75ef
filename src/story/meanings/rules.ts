import { wordSet } from '../lexicon/word-set.ts'
import { beta, lognormal, normal } from '../../builders/distributions.ts'
import { decimal, oneOf, whole, yes } from '../../builders/drawn.ts'
import { classify } from '../compose/classify.ts'
import { singularOf } from '../words/words.ts'
import type { ColumnBody } from '../../schema/schema.ts'
import type { Meaning } from './meaning.ts'
import { countOf } from './counts.ts'
import { reference } from './reference.ts'
import type { TableDraft } from './table-draft.ts'

/** A rule for columns without a meaning of their own, by the first or last words of their names. */
interface Rule {
  /** First words of a name, as written: "supports sso", but not "support calls". */
  readonly first?: readonly string[]
  /** Last words of a name, in the singular. */
  readonly last?: readonly string[]
  /** The first name of the meaning to use. */
  readonly like?: string
  readonly body?: Meaning['body']
  /** Whether the words are units: "kwh used" is an amount in this unit. */
  readonly isUnit?: true
}

const words = (text: string): readonly string[] => text.split(' ').map(singularOf)

/**
 * A reference to the table that the name contains. If there is none, a number: evenly distributed for events, so that it rarely repeats,
 * and unevenly for other things.
 */
function referred(draft: TableDraft, name: string): ColumnBody {
  const subject = classify(name.split('_').slice(0, -1))?.archetype.subject
  const isOnce = subject === 'event' || subject === 'transaction'
  return reference(draft, name) ?? (isOnce ? whole(1000, 99_999) : whole(1, 9999, lognormal(150, 1)))
}

const rules: readonly Rule[] = [
  {
    first:
      'is on has had was were can are do did does will would should must may allow needs requires wants likes owns includes accepts supports'.split(
        ' ',
      ),
    body: yes(0.3),
  },
  { last: words('id key fk'), body: referred },
  { last: words('no nr'), like: 'code' },
  { last: words('at time timestamp datetime ts'), like: 'timestamp' },
  { last: words('on date day'), like: 'date' },
  { last: words('by'), like: 'assignee' },
  { last: words('total qty number quantity'), body: whole(0, 2000, lognormal(8, 1)) },
  { last: words('pct percent percentage'), like: 'percentage' },
  { last: words('rate ratio share proportion probability'), body: decimal(0, 1, 3, beta(2, 5, 0, 1)) },
  { last: words('price cost fee usd eur gbp dollar euro pound charge rate revenue spend expense'), like: 'unit price' },
  { last: words('amount value sum payment'), like: 'amount' },
  { last: words('kg kilogram kilo'), body: decimal(0.1, 2000, 2, lognormal(12, 1)), isUnit: true },
  { last: words('g gram mg'), body: whole(1, 50_000, lognormal(250, 1)), isUnit: true },
  { last: words('ton tonne t'), body: decimal(0.1, 900, 2, lognormal(6, 1)), isUnit: true },
  { last: words('km mile mi kilometer kilometre'), like: 'distance', isUnit: true },
  { last: words('m meter metre ft foot'), body: decimal(0.2, 900, 1, lognormal(14, 0.9)), isUnit: true },
  { last: words('cm mm inch'), body: decimal(1, 900, 1, lognormal(32, 0.7)), isUnit: true },
  { last: words('l liter litre ml gallon'), body: decimal(0.1, 4000, 1, lognormal(12, 1)), isUnit: true },
  { last: words('c celsius f fahrenheit degree temperature'), like: 'temperature' },
  { last: words('kw kwh mwh watt power'), like: 'power', isUnit: true },
  { last: words('minute min duration length'), like: 'duration' },
  { last: words('hour hr'), like: 'duration hour' },
  { last: words('second sec ms s'), like: 'duration second' },
  { last: words('dbm'), body: whole(-110, -30) },
  { last: words('cm2 mm2'), body: decimal(0.5, 900, 1, lognormal(42, 0.9)), isUnit: true },
  { last: words('deg'), body: decimal(0, 180, 1) },
  { last: words('m3s cms lps'), like: 'flow rate', isUnit: true },
  { last: words('m3'), body: decimal(0.1, 9000, 1, lognormal(48, 1.1)), isUnit: true },
  { last: words('km2 sqkm'), body: whole(2, 1_500_000, lognormal(320, 1.4)), isUnit: true },
  { last: words('gb tb gib'), body: whole(1, 4000, lognormal(48, 1.3)), isUnit: true },
  { last: words('mb kb byte mib bit'), body: whole(1, 900_000, lognormal(1400, 1.4)), isUnit: true },
  { last: words('px pixel'), body: whole(64, 4096, lognormal(900, 0.6)) },
  { last: words('psi'), body: decimal(1, 900, 1, lognormal(46, 0.8)), isUnit: true },
  { last: words('kpa mpa'), body: decimal(1, 2000, 1, lognormal(110, 0.8)), isUnit: true },
  { last: words('mah'), body: whole(200, 20_000, lognormal(3900, 0.4)), isUnit: true },
  { last: words('mp megapixel'), body: whole(2, 200, lognormal(24, 0.7)) },
  { last: words('kj joule'), body: decimal(1, 90_000, 1, lognormal(420, 1)), isUnit: true },
  { last: words('rpm'), body: whole(400, 9000, normal(2600, 1100)) },
  { last: words('cc'), body: whole(50, 6500, lognormal(1600, 0.5)) },
  { last: words('bpm'), like: 'heart rate' },
  { last: words('v volt voltage'), like: 'voltage' },
  { last: words('amp ampere ma'), like: 'amperage' },
  { last: words('hz khz mhz ghz'), body: decimal(0.1, 6000, 2, lognormal(60, 1.6)) },
  { last: words('lb lbs pound oz ounce'), body: decimal(0.1, 2000, 2, lognormal(8, 1.1)), isUnit: true },
  { last: words('mph kmh kph speed'), like: 'wind speed' },
  { last: words('db decibel'), like: 'noise level' },
  { last: words('cent penny'), body: whole(100, 900_000, lognormal(4200, 0.9)) },
  { last: words('m2 sqm sqft acre hectare area'), body: whole(20, 9000, lognormal(320, 0.9)), isUnit: true },
  { last: words('month'), body: whole(1, 120, lognormal(10, 0.8)) },
  { last: words('week year'), body: whole(1, 50, lognormal(4, 0.7)) },
  { last: words('score index point'), body: whole(0, 100, normal(62, 17)) },
  { last: words('rating'), like: 'rating' },
  {
    first: words('math maths mathematics english science history geography art physics chemistry biology music spanish french'),
    last: words('grade'),
    like: 'grade',
  },
  { last: words('level grade class tier'), body: oneOf({ low: 30, medium: 46, high: 24 }) },
  { last: words('size'), body: whole(1, 2000, lognormal(40, 1)) },
  { last: words('url link'), like: 'url' },
  { last: words('image photo picture'), like: 'image' },
  { last: words('email'), like: 'email' },
  { last: words('phone'), like: 'phone' },
  { last: words('address'), like: 'address' },
  { last: words('city location'), like: 'city' },
  { last: words('country'), like: 'country' },
  { last: words('code'), like: 'code' },
  { last: words('type kind category group'), like: 'type' },
  { last: words('status state'), like: 'status' },
  { last: words('reason'), like: 'reason' },
  { last: words('note comment remark text'), like: 'note' },
  { last: words('description'), like: 'description' },
  { last: words('title'), like: 'title' },
  { last: words('color colour'), like: 'color' },
  { last: words('name'), like: 'name' },
  { last: words('flag'), body: yes(0.3) },
]

/** Indexes of the first rule for each first or last word. */
const byFirst = firstPlaces(rules.map((rule) => rule.first ?? []))
const byLast = firstPlaces(rules.map((rule) => rule.last ?? []))

function firstPlaces(lists: readonly (readonly string[])[]): ReadonlyMap<string, number> {
  return new Map(lists.flatMap((list, place) => list.map((word) => [word, place] as const)).toReversed())
}

const people = wordSet(
  'rider owner breeder trainer farmer grower baker painter singer dancer player walker sitter founder leader builder hunter hiker climber',
  'runner surfer diver officer designer brewer gardener sculptor actor editor sponsor visitor tutor mentor collector conductor handler',
  'caretaker helper renter borrower lender adopter bidder discoverer observer finder caller beekeeper witness guide chef cook captain',
  'mother father friend neighbor neighbour king queen monarch champion hero villain suspect victim host guest apprentice scout barber',
  'mayor president governor chairman ceo principal speaker organizer organiser producer referee umpire curator librarian waiter vet',
  'approver reviewer reporter creator uploader passenger contractor consultant analyst broker caregiver hairdresser developer tester',
  'moderator interviewer candidate applicant presenter goalkeeper senator minister architect adjuster claimant consignee',
  'shipper requester respondent rep beneficiary nominee cardholder accountholder policyholder',
)

/** Nouns for people whose name a column may hold. Alone they are references or have other meanings. */
const named = wordSet(
  'author writer artist director composer instructor teacher lecturer coach driver pilot doctor physician nurse technician inspector agent',
  'salesperson cashier operator judge lawyer attorney mechanic engineer recipient sender donor winner landlord tenant seller buyer customer',
  'client patient employee student member user manager supervisor subscriber',
)

/** Whether a noun means a person by an occupation. */
function isSomebody(word: string): boolean {
  return people.has(word) || /[a-z]{3}(?:ist|smith|keeper|grapher|wright|woman)$/.test(word)
}

/** What is or is not so of a thing: "dogs allowed". */
const permitting = /^(?:allowed|permitted|included|required|accepted|supported|needed|provided)$/

type Found = { readonly like: string } | { readonly body: Meaning['body'] }

/** Participles after a count: "pages viewed". */
const participles = wordSet(
  'taught sold sent read held paid won lost done made taken given spent left driven written run seen kept used bought slept eaten drunk caught flown ridden swum found available remaining',
)
/** Words after a unit: "days to flower", "hours per week", "years at company". */
const afterUnits = wordSet(
  'to since until till before after of in at with per between late overdue left remaining as from ago absent away active inactive employed',
)
/** Ranges of units, with the median in the lower half. */
const spans: ReadonlyMap<string, ColumnBody> = new Map([
  ['second', whole(0, 3600, lognormal(120, 0.9))],
  ['minute', whole(0, 600, lognormal(25, 0.8))],
  ['hour', whole(0, 168, lognormal(18, 0.7))],
  ['day', whole(0, 730, lognormal(21, 0.9))],
  ['week', whole(0, 104, lognormal(8, 0.7))],
  ['month', whole(0, 240, lognormal(14, 0.8))],
  ['year', whole(0, 45, lognormal(5, 0.7))],
])

/** The rule of a name, as a meaning or a body; null for none. */
export function ruleFor(names: readonly string[]): Found | null {
  const singulars = names.map(singularOf)
  const first = singulars[0] ?? ''
  const last = singulars.at(-1) ?? ''
  const isLong = singulars.length > 1
  const said = last === 'name' ? (singulars.at(-2) ?? '') : last
  if ((isSomebody(said) || (last === 'name' && said !== last && named.has(said))) && (last === 'name' || names.at(-1) === last))
    return { body: (draft) => ({ kind: 'person', country: draft.country() }) }
  if (isLong && (first === 'num' || first === 'number' || first === 'count')) return { body: countOf(last) }
  if (isLong && last === 'count') return { body: countOf(singulars.at(-2) ?? '') }
  // "Last eruption year".
  if (isLong && names.at(-1) === 'year') return { like: 'year' }
  const span = names[0] === first ? undefined : spans.get(first)
  if (span !== undefined && afterUnits.has(names[1] ?? '')) return { body: span }
  // "Delivery time days" is a number of them.
  if (isLong && names.at(-1) === 'days') return { body: spans.get('day') ?? countOf(last) }
  const counted = isLong && isParticiple(last) && !permitting.test(last) ? countedBy(names.slice(0, -1)) : null
  if (counted !== null) return counted
  const place = Math.min(
    (isLong ? byFirst.get(names[0] ?? '') : undefined) ?? Infinity,
    (isLong || last.length > 2 ? byLast.get(last) : undefined) ?? Infinity,
  )
  const rule = rules[place]
  if (rule?.like !== undefined) return { like: rule.like }
  if (rule?.body !== undefined) return { body: rule.body }
  // "spookiness", "freshness": a score out of ten.
  if (/[a-z]{3}ness$/.test(last)) return { body: whole(1, 10) }
  // "last restocked" is a time.
  if (first === 'last' && /[a-z]{3}ed$/.test(last)) return { like: 'timestamp' }
  // "verified", "gift wrapped", "added to cart".
  if (/[a-z]{3}ed$/.test(last) || (isLong && /[a-z]{3}ed$/.test(first) && /^(?:to|from|in|for|with)$/.test(singulars[1] ?? '')))
    return { body: yes(0.3) }
  return null
}

/** Whether a word says what was done: "viewed", "sold". */
export function isParticiple(word: string): boolean {
  return participles.has(word) || /[a-z]{3}ed$/.test(word)
}

/** An amount of a unit or a count: "kwh used", "minutes played", "lessons completed". Null for "gift wrapped". */
function countedBy(names: readonly string[]): Found | null {
  const last = singularOf(names.at(-1) ?? '')
  const unit = rules.find((each) => each.isUnit === true && each.last?.includes(last))
  if (unit?.like !== undefined) return { like: unit.like }
  if (unit?.body !== undefined) return { body: unit.body }
  return names.at(-1) === last ? null : { body: spans.get(last) ?? countOf(last) }
}
