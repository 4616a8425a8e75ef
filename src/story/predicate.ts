import { endsClause, textAt } from './clause.ts'
import { isNounWord } from './nouns.ts'
import type { Token } from './token.ts'
import { functionWords } from './words.ts'

const being = new Set(
  'is are was were be been being has have had get gets got getting come comes came coming go goes went going'.split(' '),
)
/** Words that say how a predicate begins: "on the pro plan". */
const leading = new Set('on in with at from without using as for by under over out via through no'.split(' '))
const inside = new Set('the a an of to or plus'.split(' '))
/** Verbs that hold sentences together, and may be all that is said. */
const verbs = new Set(
  'buy bought sell sold use used own owned attend attended submit submitted place placed receive received keep kept hold run running'.split(
    ' ',
  ),
)
/** More words say nothing more of what a share is of. */
const mostWords = 6

/** What some rows of a table are said to be. */
export interface Predicate {
  /** In lower case, as written. */
  readonly words: readonly string[]
  /** Whether it is said of the others: "have not verified". */
  readonly isNot: boolean
  readonly next: number
}

/** What some rows are: "are urgent", "on the pro plan", "churned", "no-shows"; null when nothing is said of them. */
export function readPredicate(tokens: readonly Token[], at: number, isLate = false): Predicate | null {
  let next = at
  let isNot = false
  while (next < at + 3 && (being.has(textAt(tokens, next)) || isNegation(tokens, next))) {
    if (isNegation(tokens, next)) isNot = !isNot
    next++
  }
  const words: string[] = []
  if (leading.has(textAt(tokens, next)) && !isLate) words.push(...takeLeading(tokens, next))
  const start = next
  next += words.length
  let content = 0
  while (next < start + mostWords + 2 && !endsClause(tokens, next)) {
    const text = textAt(tokens, next)
    if (isNounWord(tokens[next]) || isShow(tokens, next) || verbs.has(text)) content++
    else if (!inside.has(text) && !(content > 0 && isParticle(tokens, next)) && !(content > 0 && /^(?:their|its|his|her)$/.test(text)))
      break
    words.push(text)
    next++
  }
  while (next > start && isLoose(tokens, next - 1)) {
    words.pop()
    next--
  }
  if (content === 0) return null
  return { words: words.filter((word) => !/^(?:their|its|his|her)$/.test(word)), isNot, next }
}

/** Whether a word at the end of what is said says nothing more. */
function isLoose(tokens: readonly Token[], at: number): boolean {
  const text = textAt(tokens, at)
  return functionWords.has(text) && !isShow(tokens, at) && !verbs.has(text) && !isParticle(tokens, at)
}

/** "opt-in", "sign-up rate" */
function isParticle(tokens: readonly Token[], at: number): boolean {
  const isEnd = endsClause(tokens, at + 1) || /^rates?$/.test(textAt(tokens, at + 1))
  return /^(?:in|out|up|off)$/.test(textAt(tokens, at)) && isEnd && isNounWord(tokens[at - 1])
}

function takeLeading(tokens: readonly Token[], at: number): readonly string[] {
  const text = textAt(tokens, at)
  // "No-shows" is a word of its own.
  if (text === 'no') return []
  return isNounWord(tokens[at + 1]) || verbs.has(textAt(tokens, at + 1)) || inside.has(textAt(tokens, at + 1)) ? [text] : []
}

/** "not", "never", "don't"; but "no" of "no-shows" is none. */
function isNegation(tokens: readonly Token[], at: number): boolean {
  return /^(?:not|never|(?:do|does|did|are|is|was|were|have|has)n't)$/.test(textAt(tokens, at))
}

/** "no-show": two words that are no noun by themselves. */
export function isShow(tokens: readonly Token[], at: number): boolean {
  const text = textAt(tokens, at)
  return (text === 'no' && /^shows?$/.test(textAt(tokens, at + 1))) || (/^shows?$/.test(text) && textAt(tokens, at - 1) === 'no')
}

/** Whether a verb of being or having stands at a token. */
export function isBeing(tokens: readonly Token[], at: number): boolean {
  return being.has(textAt(tokens, at))
}
