import { pluralOf, singularOf } from '../words.ts'
import type { ColumnBody } from '../../schema/schema.ts'
import type { Meaning } from './meaning.ts'
import { amount, bell, choice, count, share, whole, yes } from './shapes.ts'
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
  return { kind: 'foreign_key', table: target.name }
}

const rules: readonly Rule[] = [
  { first: words('is has had was can are allow does needs requires'), body: yes(0.3) },
  { first: words('number num count'), body: count(8, 1, 0, 2000) },
  { last: words('id key fk'), body: reference },
  { last: words('at time timestamp datetime'), like: 'timestamp' },
  { last: words('on date day'), like: 'date' },
  { last: words('by'), like: 'assignee' },
  { last: words('count total qty number quantity'), body: count(8, 1, 0, 2000) },
  { last: words('pct percent percentage'), like: 'percentage' },
  { last: words('rate ratio share proportion probability'), body: share(2, 5) },
  { last: words('price cost fee usd eur gbp dollar euro pound charge rate revenue spend expense'), like: 'unit price' },
  { last: words('amount value sum payment'), like: 'amount' },
  { last: words('kg kilogram kilo'), body: amount(12, 1, 0.1, 2000) },
  { last: words('g gram mg'), body: count(250, 1, 1, 50_000) },
  { last: words('ton tonne t'), body: amount(6, 1, 0.1, 900, 2) },
  { last: words('km mile mi kilometer kilometre'), like: 'distance' },
  { last: words('m meter metre ft foot'), body: amount(14, 0.9, 0.2, 900, 1) },
  { last: words('cm mm inch'), body: amount(32, 0.7, 1, 900, 1) },
  { last: words('l liter litre ml gallon'), body: amount(12, 1, 0.1, 4000, 1) },
  { last: words('c celsius f fahrenheit degree temperature'), like: 'temperature' },
  { last: words('kw kwh mwh watt power'), like: 'power' },
  { last: words('minute min duration length'), like: 'duration' },
  { last: words('hour hr'), like: 'duration hour' },
  { last: words('second sec ms'), like: 'duration second' },
  { last: words('month'), body: count(10, 0.8, 1, 120) },
  { last: words('week year'), body: count(4, 0.7, 1, 50) },
  { last: words('score index point'), body: bell(62, 17, 0, 100, 0) },
  { last: words('rating'), like: 'rating' },
  { last: words('level grade class tier'), body: choice('low:30, medium:46, high:24') },
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
