import { listJoints } from '../lexicon/connectives.ts'
import { articles } from '../lexicon/determiners.ts'
import { timeWords } from '../lexicon/time-words.ts'
import { fallingWith, risingWith } from '../lexicon/relating-words.ts'
import { dependingVerbs } from '../lexicon/verbs.ts'
import { wordSet } from '../lexicon/word-set.ts'
import { endsClause, isOneOf, readingOf, skip, skipBack, spanOf, textAt, textsOf, valueOf, hasOneOf } from '../reader/index.ts'
import { firstFrom } from '../tokens/first-from.ts'
import type { Token } from '../tokens/token.ts'
import type { Noun } from '../words/noun.ts'
import { isNounWord, nounOf } from '../words/nouns.ts'
import { columnAt, sideBefore, numberAt, type CorrelatedSide } from './correlated-sides.ts'
import type { Phrase, Reading } from './phrase.ts'
import { aNoun, example } from './example.ts'

/** The sign of a correlation by its verb. */
const relating = valueOf([
  ...[...wordSet(risingWith), 'goes up', 'go up'].map((words) => [words, 1] as const),
  ...[...wordSet(fallingWith), 'goes down', 'go down'].map((words) => [words, -1] as const),
])
const starts = wordSet(risingWith, fallingWith, 'goes go', dependingVerbs)
const joints = wordSet('with to')
const conjunctions = wordSet('as when')
const inverse = wordSet('negatively inversely negative inverse')
/** The strength of a correlation by its adverb. */
const strengths: ReadonlyMap<string, number> = new Map([
  ...'strongly strong highly high closely tightly heavily'.split(' ').map((word) => [word, 0.85] as const),
  ...'moderately moderate'.split(' ').map((word) => [word, 0.5] as const),
  ...'weakly weak slightly slight loosely mildly'.split(' ').map((word) => [word, 0.3] as const),
])
/** The coefficient if the story gives neither a number nor an adverb. */
const usual = 0.7

const adverbs = wordSet(inverse, [...strengths.keys()], 'positively positive roughly directly also clearly somewhat')
const skipAdverbs = skip(adverbs, 2)
const coefficients = wordSet('r rho corr coefficient correlation pearson spearman')

/** The correlation of two columns of a table. */
export const correlation: Phrase = {
  name: 'correlation',
  precedence: 205,
  description: 'Two numeric columns of a table are correlated. The coefficient is the rank correlation (Spearman).',
  examples: [
    example('price is correlated with size (0.8)', { type: 'correlation', columns: [aNoun('price'), aNoun('size')], coefficient: 0.8 }),
    example('salary and experience are strongly correlated', {
      type: 'correlation',
      columns: [aNoun('salary'), aNoun('experience')],
      coefficient: 0.85,
      isDefault: true,
    }),
    example('a correlation of -0.6 between mileage and price', {
      text: 'correlation of -0.6 between mileage and price',
      type: 'correlation',
      columns: [aNoun('mileage'), aNoun('price')],
      coefficient: -0.6,
    }),
    example('price falls with mileage', {
      type: 'correlation',
      columns: [aNoun('price'), aNoun('mileage')],
      coefficient: -0.7,
      isDefault: true,
    }),
    example('price depends on area with a correlation of about 0.8', {
      type: 'correlation',
      columns: [aNoun('price'), aNoun('area')],
      coefficient: 0.8,
    }),
    example('price goes down as mileage goes up (-0.6)', {
      type: 'correlation',
      columns: [aNoun('price'), aNoun('mileage')],
      coefficient: -0.6,
    }),
    example('the price depends on the season'),
    example('there is a strong correlation'),
  ],
  startsAt: ({ text }) => starts.has(text),
  read: (tokens, at, free) => (dependingVerbs.has(textAt(tokens, at)) ? dependent(tokens, at, free) : related(tokens, at, free)),
}

function related(tokens: readonly Token[], at: number, free: number): Reading | null {
  return leading(tokens, at, free) ?? withOther(tokens, at, free) ?? ofBoth(tokens, at, free) ?? between(tokens, at)
}

const unknownSign =
  'it does not say how: write "rises with" or "falls with" and the other number, or what each kind has, such as "20 for small ones, 35 for big ones"'

/** "Price depends on area with a correlation of 0.8". Without a number, it is not known which way. */
function dependent(tokens: readonly Token[], at: number, free: number): Reading | null {
  const on = skipAdverbs(tokens, at + 1).next
  const own = textAt(tokens, on) === 'on' ? sideBefore(tokens, at, free) : null
  const other = own === null ? null : (columnAt(tokens, on + 1) ?? wordsAt(tokens, on + 1))
  if (own === null || other === null) return null
  const number = numberAt(tokens, other.next)
  if (number === null || !isCorrelation(tokens, other.next, number.next)) {
    // "The price depends on the season", and "depends on the size: small 3, large 5" goes on to say how.
    if (other.noun.words.every((word) => timeWords.has(word)) || hasOneOf(tokens, other.next, other.next + mostColumns, colon)) return null
    const next = furtherColumns(tokens, other.next).at(-1)?.next ?? other.next
    return { facts: [], asides: [{ ...spanOf(tokens, own.first, next), reason: unknownSign }], first: own.first, next }
  }
  return correlated(tokens, { first: own.first, adverbs: at, at, next: other.next }, [own.noun, other.noun], own.turn * other.turn)
}

/** The words of a column that look like a verb: "study hours". */
function wordsAt(tokens: readonly Token[], at: number): (CorrelatedSide & { readonly next: number }) | null {
  let next = at
  while (next < at + mostColumns && isNounWord(tokens[next])) next++
  return next === at ? null : { noun: nounOf(tokens, at, next), turn: 1, next }
}

function isCorrelation(tokens: readonly Token[], at: number, next: number): boolean {
  return hasOneOf(tokens, at, next, coefficients)
}

/** "Price is strongly correlated with size, r = 0.8". */
function withOther(tokens: readonly Token[], at: number, free: number): Reading | null {
  const found = relating(tokens, at)
  const behind = skipAdverbs(tokens, found?.next ?? at).next
  const said = found === null ? null : numberAt(tokens, behind)
  const other = found === null ? null : otherAt(tokens, said?.next ?? behind)
  const end = startOfAdverbs(tokens, at, free)
  // A list of columns may have read the first one: "with a size and a price | growing with the size".
  const own = other === null ? null : sideBefore(tokens, end, end === free ? 0 : free)
  if (found === null || other === null || own === null) return null
  const first = Math.max(free, own.first)
  const others = isOneOf(tokens, said?.next ?? behind, joints) ? furtherColumns(tokens, other.next) : []
  const sign = found.value * own.turn
  const place = { first, adverbs: end, at: behind, next: other.next }
  if (others.length === 0) return correlated(tokens, place, [own.noun, other.noun], sign * other.turn, said?.value)
  // Several columns that explain one share its variance.
  const part = 1 / Math.sqrt(others.length + 1)
  const readings = [other, ...others].map((each) => {
    const from = each === other ? first : firstFrom(tokens, each.noun.start)
    return correlated(tokens, { first: from, adverbs: end, at: behind, next: each.next }, [own.noun, each.noun], sign * each.turn * part)
  })
  return { facts: readings.flatMap((each) => each?.facts ?? []), first, next: others.at(-1)?.next ?? other.next }
}

const mostColumns = 4
const colon = wordSet(':')

/** Further columns of a list that ends its clause: "with size | and rooms", "with size, | rooms and age". */
function furtherColumns(tokens: readonly Token[], at: number): readonly (CorrelatedSide & { readonly next: number })[] {
  const found: (CorrelatedSide & { readonly next: number })[] = []
  let next = at
  while (found.length < mostColumns && isOneOf(tokens, next, listJoints)) {
    const column = columnAt(tokens, joinedBy(tokens, next).next)
    if (column === null) return []
    found.push(column)
    next = column.next
  }
  return endsClause(tokens, next) && (found.length === 0 || textAt(tokens, next) !== ',') ? found : []
}

const joinedBy = skip(listJoints, 2)

/** "With size", "as mileage goes up", "when temperatures fall". */
function otherAt(tokens: readonly Token[], at: number): (CorrelatedSide & { readonly next: number }) | null {
  if (isOneOf(tokens, at, joints)) return columnAt(tokens, at + 1)
  return isOneOf(tokens, at, conjunctions) ? changingAt(tokens, at + 1) : null
}

/** A column and how it changes: "the mileage goes up". The verb may look like the last word of a noun: "rent increases". */
function changingAt(tokens: readonly Token[], at: number): (CorrelatedSide & { readonly next: number }) | null {
  const column = columnAt(tokens, at)
  if (column === null) return null
  const behind = relating(tokens, skipAdverbs(tokens, column.next).next)
  const { words } = column.noun
  const change = behind ?? (words.length > 1 ? relating(tokens, column.next - 1) : null)
  if (change === null) return null
  const noun = behind === null ? nounOf(tokens, column.next - words.length, column.next - 1) : column.noun
  return { noun, turn: change.value === column.turn ? 1 : -1, next: change.next }
}

/** "As mileage increases, the price drops". */
function leading(tokens: readonly Token[], at: number, free: number): Reading | null {
  const change = relating(tokens, at)
  const first = change === null ? null : sideBefore(tokens, startOfAdverbs(tokens, at, free), free)
  const start = first === null ? 0 : isOneOf(tokens, first.first - 1, articles) ? first.first - 2 : first.first - 1
  if (change === null || first === null || start < free || !isOneOf(tokens, start, conjunctions) || textAt(tokens, change.next) !== ',')
    return null
  const second = changingAt(tokens, change.next + 1)
  if (second === null) return null
  const place = { first: start, adverbs: at, at: second.next, next: second.next }
  return correlated(tokens, place, [first.noun, second.noun], change.value * first.turn * second.turn)
}

/** "Price and size are correlated (0.8)". */
function ofBoth(tokens: readonly Token[], at: number, free: number): Reading | null {
  if (!/^correlated?$/.test(textAt(tokens, at))) return null
  const end = startOfAdverbs(tokens, at, free)
  const second = sideBefore(tokens, end, free)
  const first = second !== null && textAt(tokens, second.first - 1) === 'and' ? sideBefore(tokens, second.first - 1, free) : null
  if (first === null || second === null) return null
  return correlated(tokens, { first: first.first, adverbs: end, at, next: at + 1 }, [first.noun, second.noun], first.turn * second.turn)
}

/** "A strong correlation (0.8) between price and size". */
function between(tokens: readonly Token[], at: number): Reading | null {
  if (textAt(tokens, at) !== 'correlation') return null
  const number = numberAt(tokens, at + 1)
  const joint = number?.next ?? at + 1
  const first = textAt(tokens, joint) === 'between' ? columnAt(tokens, joint + 1) : null
  const second = first !== null && textAt(tokens, first.next) === 'and' ? columnAt(tokens, first.next + 1) : null
  if (first === null || second === null) return null
  const start = startOfAdverbs(tokens, at, 0)
  return correlated(
    tokens,
    { first: start, adverbs: start, at, next: second.next },
    [first.noun, second.noun],
    first.turn * second.turn,
    number?.value,
  )
}

interface Place {
  readonly first: number
  /** The first token of the adverbs. */
  readonly adverbs: number
  readonly at: number
  /** The token after the columns. */
  readonly next: number
}

function correlated(
  tokens: readonly Token[],
  { first, adverbs: from, at, next }: Place,
  columns: readonly [Noun, Noun],
  sign: number,
  said: number | null = null,
): Reading | null {
  const words = textsOf(tokens, from, at)
  const number = said === null ? numberAt(tokens, next) : null
  const value = said ?? number?.value ?? null
  const turn = words.some((word) => inverse.has(word)) ? -1 : 1
  const strength = words.map((word) => strengths.get(word)).find((each) => each !== undefined) ?? usual
  // A negative number next to "inversely" is negative only once: "inversely correlated (-0.6)".
  const coefficient = value === null ? Math.round(sign * turn * strength * 100) / 100 : value < 0 ? value : sign * turn * value
  return readingOf(tokens, first, number?.next ?? next, {
    type: 'correlation',
    columns,
    coefficient,
    ...(value === null ? { isDefault: true } : {}),
  })
}

function startOfAdverbs(tokens: readonly Token[], at: number, free: number): number {
  return skipBack(tokens, at, free, adverbs, 3)
}
