import { sentenceEnds } from '../../lexicon/connectives.ts'
import { being, modals } from '../../lexicon/verbs.ts'
import { wordSet } from '../../lexicon/word-set.ts'
import { isOneOf, kindAt, skipBack } from '../../reader/index.ts'
import type { Token } from '../../tokens/token.ts'
import { nounBefore, nounOf } from '../../words/nouns.ts'
import { isOfSome, type Subject } from './subject-before.ts'

const links = wordSet(
  being,
  modals,
  'look looks looking like such as eg ie example instance always all each only valid proper real fake format formats formatted form pattern and that which',
  'have has having with follow follows following in on at under from to of use uses using end ends ending start starts starting begin begins beginning by',
  'of for each every the a an their its domain domains company corporate work : = ( , address addresses number numbers prefixed prefix belong written stored given set @ +',
)
/** Words before the noun that tell nothing about the values. */
const plain = wordSet('company corporate work business official university school valid fake all the their unique')
const some = wordSet('most some many half few several no not of third quarter')
const reach = 10

/** The column with one of some last words in the clause before a token, or right behind `next`: "emails | look like". Null for none. */
export function contactSubject(
  tokens: readonly Token[],
  at: number,
  { free, next, nouns }: { readonly free: number; readonly next: number; readonly nouns: ReadonlySet<string> },
): (Subject & { readonly next: number }) | null {
  const behind = skipPlain(tokens, next)
  if (isOneOf(tokens, behind, nouns)) {
    const end = isOneOf(tokens, behind + 1, tails) ? behind + 2 : behind + 1
    // "with @test.com | email | addresses": only the noun stays in the sentence.
    return { column: nounOf(tokens, behind, behind + 1), table: null, after: at, next: end }
  }
  let owner = null as Owner | null
  for (let place = at - 1; place >= Math.max(free, at - reach) && !isOneOf(tokens, place, sentenceEnds); place--) {
    if (isOneOf(tokens, place, nouns)) return owned(tokens, { place, at, free, owner })
    if (isOneOf(tokens, place, links)) continue
    if (kindAt(tokens, place) !== 'word' || (owner !== null && owner.first !== place + 1)) return null
    owner = { first: place, next: owner?.next ?? place + 1 }
  }
  return null
}

/** The rows that own the column: "email of each | employee". */
interface Owner {
  readonly first: number
  readonly next: number
}

const tails = wordSet('address addresses number numbers name names id ids')
const ofWords = wordSet('of for')

function skipPlain(tokens: readonly Token[], at: number): number {
  let next = at
  while (next < at + 2 && isOneOf(tokens, next, plain)) next++
  return next
}

interface Found {
  /** The token of the last word of the column. */
  readonly place: number
  readonly at: number
  readonly free: number
  readonly owner: Owner | null
}

function owned(tokens: readonly Token[], { place, at, free, owner }: Found): (Subject & { readonly next: number }) | null {
  const end = isOneOf(tokens, place + 1, tails) ? place + 2 : place + 1
  if (owner !== null && !isOneOf(tokens, end, ofWords)) return null
  const words = nounBefore(tokens, place + 1, free)?.words ?? []
  let first = Math.min(place, place + 1 - words.length)
  while (first < place && isOneOf(tokens, first, plain)) first++
  const before = skipBack(tokens, first, free, plain, 3)
  if (isOneOf(tokens, before - 1, some) || isOfSome(tokens, before, at, free)) return null
  const column = nounOf(tokens, first, place + 1)
  if (owner === null) return { column, table: null, after: place + 1, next: at }
  return { column, table: nounOf(tokens, owner.first, owner.next), after: owner.next, next: at }
}
