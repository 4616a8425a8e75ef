import { canStartAmount, readAmount } from '../amount.ts'
import { endsClause, hasWords, textAt } from '../clause.ts'
import type { Noun, RatioFact } from '../fact.ts'
import { nounBefore } from '../nouns.ts'
import { type Bounds, boundsOf, type Counted, eachEnd, isPlural, ratioFact, readCounted, readPer } from '../said-ratio.ts'
import { isPerTime, timeWords } from '../time-words.ts'
import type { Token } from '../token.ts'
import type { Phrase, Reading } from './phrase.ts'

/** Between what there is of each and how many: "orders (avg 4 per customer)". */
const before = new Set([
  '(',
  ',',
  ':',
  '-',
  '–',
  '=',
  '[',
  'avg',
  'average',
  'averaging',
  'averages',
  'mean',
  'about',
  'around',
  'with',
  'at',
  'an',
  'of',
  'on',
  '~',
  'roughly',
  'exactly',
  'typically',
])
const having = new Set(
  'have has having with place places placing make makes making take takes taking own owns owning hold holds get gets use uses contain contains include includes have can'.split(
    ' ',
  ),
)
/** Larger numbers after "have" are those of all together. */
const mostEach = 100

/** So many rows for each row of another table, the number before "per", "each", or after "have". */
export const ratio: Phrase = {
  name: 'ratio',
  precedence: 40,
  description: 'So many rows for each row of another table.',
  examples: [
    {
      story: '3 orders per customer',
      facts: [
        {
          text: '3 orders per customer',
          type: 'ratio',
          min: 3,
          max: 3,
          mean: null,
          child: { words: ['orders'] },
          parent: { words: ['customer'] },
        },
      ],
    },
    {
      story: 'an average of 4 orders per customer',
      facts: [{ text: '4 orders per customer', type: 'ratio', min: null, max: null, mean: 4 }],
    },
    {
      story: 'about 2.5 orders per active customer',
      facts: [{ text: '2.5 orders per active customer', type: 'ratio', mean: 2.5, parent: { words: ['active', 'customer'] } }],
    },
    {
      story: 'orders (avg 4 per customer)',
      facts: [
        {
          text: 'orders (avg 4 per customer',
          type: 'ratio',
          min: null,
          max: null,
          mean: 4,
          child: { words: ['orders'] },
          parent: { words: ['customer'] },
        },
      ],
    },
    { story: 'orders: 2-5 per customer', facts: [{ text: 'orders: 2-5 per customer', type: 'ratio', min: 2, max: 5, mean: null }] },
    {
      story: 'customers with 2-4 accounts each',
      facts: [
        {
          text: 'customers with 2-4 accounts each',
          type: 'ratio',
          min: 2,
          max: 4,
          child: { words: ['accounts'] },
          parent: { words: ['customers'] },
        },
      ],
    },
    {
      story: 'patients have between 1 and 6 appointments',
      facts: [{ text: 'patients have between 1 and 6 appointments', type: 'ratio', min: 1, max: 6 }],
    },
    { story: 'users with up to 3 devices each', facts: [{ text: 'users with up to 3 devices each', type: 'ratio', min: 1, max: 3 }] },
    {
      story: '2 to 4 items for each order',
      facts: [{ text: '2 to 4 items for each order', type: 'ratio', min: 2, max: 4, parent: { words: ['order'] } }],
    },
    {
      story: 'one doctor per 50 patients',
      facts: [
        {
          text: 'one doctor per 50 patients',
          type: 'ratio',
          min: null,
          max: null,
          mean: 0.02,
          child: { words: ['doctor'] },
          parent: { words: ['patients'] },
        },
      ],
    },
    {
      story: 'orders per customer: 4 on average',
      facts: [{ text: 'orders per customer: 4', type: 'ratio', mean: 4, child: { words: ['orders'] } }],
    },
    { story: '5 orders per day', facts: [], asides: ['5 orders per day'] },
    { story: '10 readings per device per hour', facts: [] },
  ],
  startsAt: (token) => token.text === 'per' || canStartAmount(token),
  read: (tokens, at, free) => (textAt(tokens, at) === 'per' ? perThenNumber(tokens, at, free) : fromNumber(tokens, at, free)),
}

/** "orders per customer: 4" */
function perThenNumber(tokens: readonly Token[], at: number, free: number): Reading | null {
  const child = nounBefore(tokens, at, free)
  const per = child === null ? null : readPer(tokens, at)
  if (child === null || per === null || !/^(?::|=|of|is|\()$/.test(textAt(tokens, per.next))) return null
  let start = per.next + 1
  while (start < per.next + 4 && before.has(textAt(tokens, start))) start++
  const amount = readAmount(tokens, start)
  if (
    amount === null ||
    !(endsClause(tokens, amount.next) || hasWords(tokens, amount.next, 'on average') || textAt(tokens, amount.next) === 'and')
  )
    return null
  return readingOf(
    ratioFact(child, per.parent, boundsOf(tokens, start, amount, amount.next), child.start, endOf(tokens, amount.next)),
    amount.next,
    at - child.words.length,
  )
}

function fromNumber(tokens: readonly Token[], at: number, free: number): Reading | null {
  const amount = readAmount(tokens, at)
  if (amount === null || tokens[amount.next]?.kind !== 'word') return null
  const bare = readPer(tokens, amount.next)
  if (bare !== null && isPerTime(tokens, bare.next)) return null
  if (bare !== null) return afterChild(tokens, at, free, boundsOf(tokens, at, amount, bare.next), bare)
  const counted = readCounted(tokens, at)
  if (counted === null) return null
  const { noun, next, bounds } = counted
  const per = readPer(tokens, next)
  if (per !== null && isPerTime(tokens, per.next)) return null
  if (per !== null)
    return readingOf(
      ratioFact(
        noun,
        per.parent,
        hasWords(tokens, per.next, 'on average') ? boundsOf(tokens, at, amount, per.next) : bounds,
        startOf(tokens, at),
        per.parent.end,
      ),
      per.next,
      at,
    )
  return perMany(tokens, at, amount.value, noun, next) ?? ofEach(tokens, at, free, counted, amount.value)
}

/** "orders (avg 4 per customer)": what there is of each stands before. */
function afterChild(
  tokens: readonly Token[],
  at: number,
  free: number,
  { min, max, mean }: Bounds,
  { parent, next }: { readonly parent: Noun; readonly next: number },
): Reading | null {
  let end = at
  while (end > Math.max(free, at - 5) && before.has(textAt(tokens, end - 1))) end--
  const child = nounBefore(tokens, end, free)
  if (child === null) return null
  return readingOf(ratioFact(child, parent, { min, max, mean }, child.start, parent.end), next, end - child.words.length)
}

/** "one doctor per 50 patients" */
function perMany(tokens: readonly Token[], at: number, value: number, child: Noun, next: number): Reading | null {
  const start =
    textAt(tokens, next) === 'per' ? next + 1 : hasWords(tokens, next, 'for every') || hasWords(tokens, next, 'for each') ? next + 2 : 0
  const parents = start === 0 ? null : readCounted(tokens, start)
  const many = parents === null ? null : (parents.bounds.min ?? parents.bounds.mean)
  if (parents === null || many === null || many <= 0) return null
  return readingOf(
    ratioFact(child, parents.noun, { min: null, max: null, mean: value / many }, startOf(tokens, at), parents.noun.end),
    parents.next,
    at,
  )
}

/** "customers with 2-4 accounts each", "patients have 4 appointments" */
function ofEach(tokens: readonly Token[], at: number, free: number, { bounds, noun, next }: Counted, value: number): Reading | null {
  let verb = at
  while (verb > Math.max(free, at - 5) && before.has(textAt(tokens, verb - 1)) && !having.has(textAt(tokens, verb - 1))) verb--
  let end = verb
  while (end > Math.max(free, verb - 3) && (having.has(textAt(tokens, end - 1)) || /^(?:who|that|which)$/.test(textAt(tokens, end - 1))))
    end--
  const parent = end === verb ? null : nounBefore(tokens, end, free)
  if (parent === null || !isPlural(parent) || parent.words.some((word) => timeWords.has(word))) return null
  const each = eachEnd(tokens, next)
  const isEach =
    each !== null || bounds.mean !== null || ((bounds.min !== bounds.max || textAt(tokens, end) === 'have') && value <= mostEach)
  if (!isEach || !(isPlural(noun) || bounds.max === 1)) return null
  return readingOf(
    ratioFact(noun, parent, bounds, parent.start, each === null ? noun.end : endOf(tokens, each)),
    each ?? next,
    end - parent.words.length,
  )
}

function startOf(tokens: readonly Token[], at: number): number {
  return tokens[at]?.start ?? 0
}

function endOf(tokens: readonly Token[], next: number): number {
  return tokens[next - 1]?.end ?? 0
}

function readingOf(fact: RatioFact, next: number, first: number): Reading {
  return { facts: [fact], first, next }
}
