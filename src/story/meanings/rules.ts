import { beta, lognormal, normal } from '../../builders/distributions.ts'
import { decimal, oneOf, whole, yes } from '../../builders/drawn.ts'
import { ref } from '../../builders/table.ts'
import { pluralOf, singularOf } from '../words.ts'
import type { ColumnBody } from '../../schema/schema.ts'
import type { Meaning } from './meaning.ts'
import type { TableDraft } from './table-draft.ts'

/** How columns are made that no meaning names, by the words at their beginning or end. */
interface Rule {
  /** Words, in the singular, that a name begins with. */
  readonly first?: readonly string[]
  /** Words, in the singular, that a name ends in. */
  readonly last?: readonly string[]
  /** The meaning that it is like, by its first name. */
  readonly like?: string
  readonly body?: Meaning['body']
}

const words = (text: string): readonly string[] => text.split(' ').map(singularOf)

/** A reference to the table that the words before "id" name, if there is one; else a number as a code. */
function reference(draft: TableDraft, name: string): ColumnBody {
  const stem = name.replace(/_(?:id|key|fk)$/, '')
  const plural = stem
    .split('_')
    .with(-1, pluralOf(stem.slice(stem.lastIndexOf('_') + 1)))
    .join('_')
  const target = draft.context.tables.find((table) => table.name === plural || table.name === stem || table.key === name)
  if (target === undefined || target.name === draft.context.table) return whole(1000, 99_999)
  return ref(target.name)
}

const rules: readonly Rule[] = [
  { first: words('is has had was can are allow does needs requires'), body: yes(0.3) },
  { first: words('number num count'), body: whole(0, 2000, lognormal(8, 1)) },
  { last: words('id key fk'), body: reference },
  { last: words('at time timestamp datetime'), like: 'timestamp' },
  { last: words('on date day'), like: 'date' },
  { last: words('by'), like: 'assignee' },
  { last: words('count total qty number quantity'), body: whole(0, 2000, lognormal(8, 1)) },
  { last: words('pct percent percentage'), like: 'percentage' },
  { last: words('rate ratio share proportion probability'), body: decimal(0, 1, 3, beta(2, 5, 0, 1)) },
  { last: words('price cost fee usd eur gbp dollar euro pound charge rate revenue spend expense'), like: 'unit price' },
  { last: words('amount value sum payment'), like: 'amount' },
  { last: words('kg kilogram kilo'), body: decimal(0.1, 2000, 2, lognormal(12, 1)) },
  { last: words('g gram mg'), body: whole(1, 50_000, lognormal(250, 1)) },
  { last: words('ton tonne t'), body: decimal(0.1, 900, 2, lognormal(6, 1)) },
  { last: words('km mile mi kilometer kilometre'), like: 'distance' },
  { last: words('m meter metre ft foot'), body: decimal(0.2, 900, 1, lognormal(14, 0.9)) },
  { last: words('cm mm inch'), body: decimal(1, 900, 1, lognormal(32, 0.7)) },
  { last: words('l liter litre ml gallon'), body: decimal(0.1, 4000, 1, lognormal(12, 1)) },
  { last: words('c celsius f fahrenheit degree temperature'), like: 'temperature' },
  { last: words('kw kwh mwh watt power'), like: 'power' },
  { last: words('minute min duration length'), like: 'duration' },
  { last: words('hour hr'), like: 'duration hour' },
  { last: words('second sec ms s'), like: 'duration second' },
  { last: words('dbm'), body: whole(-110, -30) },
  { last: words('km2 m2 sqm sqft acre hectare area'), body: whole(20, 9000, lognormal(320, 0.9)) },
  { last: words('month'), body: whole(1, 120, lognormal(10, 0.8)) },
  { last: words('week year'), body: whole(1, 50, lognormal(4, 0.7)) },
  { last: words('score index point'), body: whole(0, 100, normal(62, 17)) },
  { last: words('rating'), like: 'rating' },
  { last: words('level grade class tier'), body: oneOf({ low: 30, medium: 46, high: 24 }) },
  { last: words('size'), like: 'size' },
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

const people = new Set(
  (
    'rider owner breeder trainer farmer grower baker painter singer dancer player walker sitter founder leader builder hunter hiker climber ' +
    'runner surfer diver officer designer brewer gardener sculptor actor editor sponsor visitor tutor mentor collector conductor handler ' +
    'caretaker helper renter borrower lender adopter bidder discoverer observer finder caller beekeeper witness guide chef cook captain ' +
    'mother father friend neighbor neighbour king queen monarch champion hero villain suspect victim host guest apprentice scout barber'
  ).split(' '),
)

/** Whether a word names a person by what the person does. */
function isSomebody(word: string): boolean {
  return people.has(word) || /[a-z]{3}(?:ist|smith|keeper|grapher|wright|woman)$/.test(word)
}

/** The rule that a name follows, as the meaning that it is like or how it is made; null for none. */
export function ruleFor(singulars: readonly string[]): { readonly like: string } | { readonly body: Meaning['body'] } | null {
  const first = singulars[0] ?? ''
  const last = singulars.at(-1) ?? ''
  const isLong = singulars.length > 1
  const said = last === 'name' ? (singulars.at(-2) ?? '') : last
  if (isSomebody(said)) return { body: (draft) => ({ kind: 'person', country: draft.country() }) }
  const rule = rules.find(
    (each) => (isLong && (each.first?.includes(first) ?? false)) || ((isLong || last.length > 2) && (each.last?.includes(last) ?? false)),
  )
  if (rule?.like !== undefined) return { like: rule.like }
  if (rule?.body !== undefined) return { body: rule.body }
  // "spookiness", "freshness": how much of it, out of ten.
  if (/[a-z]{3}ness$/.test(last)) return { body: whole(1, 10) }
  // "verified", "gift wrapped".
  return /[a-z]{3}ed$/.test(last) ? { body: yes(0.3) } : null
}
