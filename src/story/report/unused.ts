import { oncePerObject } from '../../caches/once-per-object.ts'
import type { Domain } from '../../domains/domain.ts'
import type { TableSchema } from '../../schema/schema.ts'
import { clauseJoints } from '../lexicon/connectives.ts'
import { comparatives } from '../lexicon/level-words.ts'
import { wordSet } from '../lexicon/word-set.ts'
import { endsClause } from '../reader/index.ts'
import { speakingWords } from '../words/speaking-words.ts'
import { termWords } from '../words/term-words.ts'
import type { Span, Token } from '../tokens/token.ts'
import { scenesIn } from './scenes.ts'
import { wordsOfPurpose } from './words-of-purpose.ts'
import { fillerWords, functionWords, singularOf } from '../words/words.ts'
import { inOrder } from '../tokens/in-order.ts'

/**
 * Finds the parts of a story without effect: runs of words and numbers that no fact used, that do not name the domain or its tables, and
 * that are not only grammar or courtesy. Words between two such runs in a clause belong to them: "weekends 40% lower than weekdays".
 * @param used spans of the facts that were used, in any order
 * @param left spans inside used facts that had no effect, such as an adjective before a counted noun
 */
export function unusedParts(tokens: readonly Token[], used: readonly Span[], left: readonly Span[], domain: Domain): readonly Span[] {
  const named = namedTokens(tokens, domain)
  const values = valuesOf(domain)
  const inUsed = coverage(tokens, used)
  const inLeft = coverage(tokens, left)
  const compared = comparedTokens(tokens, inUsed)
  const scenes = scenesIn(tokens)
  const parts: Span[] = []
  let open: { start: number; end: number } | null = null
  tokens.forEach((token, i) => {
    const isUsed = inUsed[i] === 1 && inLeft[i] === 0
    if (!isUsed && open !== null && isGlued(token, open, tokens[i + 1])) open.end = token.end
    else if (isUsed || clauseJoints.has(token.text) || endsClause(tokens, i)) open = null
    else if (scenes[i] === 1 && inLeft[i] === 0) return
    else if (!compared.has(i) && (isNeutral(token) || named.has(i)) && !(inLeft[i] === 1 && values.has(token.text))) return
    else if (open === null) parts.push((open = { start: startOf(tokens, i, inUsed), end: token.end }))
    else open.end = token.end
  })
  return parts
}

/** Whether a sign is part of the number or word around it: "24/7", "9:30", "20%". */
function isGlued({ kind, text, start, end }: Token, { end: before }: Span, after: Token | undefined): boolean {
  if (kind !== 'sign' || start !== before) return false
  return /^[%+]$/.test(text) || (/^[/:.,×–-]$/.test(text) && after?.start === end && after.kind === 'number')
}

/** The token at which a part starts, with a sign that is joined to it: "$80", "~500". */
function startOf(tokens: readonly Token[], at: number, inUsed: Uint8Array): number {
  const [token, sign] = [tokens[at] as Token, tokens[at - 1]]
  const isOwn = sign?.kind === 'sign' && /^[~<>≥≤±#+-]$|^\p{Sc}$/u.test(sign.text) && sign.end === token.start && inUsed[at - 1] === 0
  return isOwn ? sign.start : token.start
}

/** Words that restrict which rows there can be. What they say is never only grammar. */
const restricting = wordSet('never always same nobody themselves itself unless without')

/** Words that limit nothing: "65% are approved overall". */
const ofAll = wordSet('overall altogether')

function isNeutral({ kind, text }: Token): boolean {
  if (kind === 'sign') return true
  return (
    kind === 'word' &&
    !restricting.has(text) &&
    (functionWords.has(text) || fillerWords.has(text) || speakingWords.has(text) || ofAll.has(text))
  )
}

const comparing = wordSet(
  [...comparatives].filter((word) => word !== 'more'),
  'half double triple mostly mainly rarely ever',
)

/** Indexes of words that compare or deny in a clause that no fact used: "enterprise customers churn | half | as much". */
function comparedTokens(tokens: readonly Token[], inUsed: Uint8Array): ReadonlySet<number> {
  const compared = new Set<number>()
  let open: number[] = []
  let isUsed = false
  tokens.forEach((token, i) => {
    isUsed ||= inUsed[i] === 1
    if (comparing.has(token.text)) open.push(i)
    if (i < tokens.length - 1 && !endsClause(tokens, i)) return
    for (const at of isUsed ? [] : open) compared.add(at)
    open = []
    isUsed = false
  })
  return compared
}

/** One entry per token: 1 if it lies in one of the spans, else 0. */
function coverage(tokens: readonly Token[], spans: readonly Span[]): Uint8Array {
  const covered = new Uint8Array(tokens.length)
  const sorted = inOrder(spans)
  let next = 0
  let end = -1
  tokens.forEach((token, i) => {
    for (; next < sorted.length && (sorted[next] as Span).start <= token.start; next++) end = Math.max(end, (sorted[next] as Span).end)
    if (token.end <= end) covered[i] = 1
  })
  return covered
}

/** Indexes of the tokens that name the domain, or one of its tables, columns or measures. */
function namedTokens(tokens: readonly Token[], domain: Domain): ReadonlySet<number> {
  const terms = termsOf(domain)
  const words = tokens.map(({ text }) => singularOf(text))
  const named = new Set<number>()
  words.forEach((word, at) => {
    terms.get(word)?.forEach((term) => {
      if (term.every((each, place) => words[at + place] === each)) for (let place = 0; place < term.length; place++) named.add(at + place)
    })
  })
  return new Set([...named, ...wordsOfPurpose(tokens, named)])
}

/** The words for column values of a domain. "2,000 enterprise customers" are not all customers, so "enterprise" is not ignored. */
function valuesOf({ rates }: Domain): ReadonlySet<string> {
  return new Set(rates.flatMap(({ words }) => words))
}

/** What happened at the time in a column: "sign up" and "signup" for "signed_up_at". */
function doneIn(column: string): readonly string[] {
  const [, verb = '', particle] = /^([a-z]+)ed_(up|in|out)_(?:at|on)$/.exec(column) ?? []
  const stem = verb.replace(/([^aeiou])\1$/, '$1')
  return particle === undefined ? [] : [`${stem} ${particle}`, `${stem}${particle}`]
}

/** The names in a domain as words in the singular, by their first word. */
const termsOf = oncePerObject((domain: Domain): ReadonlyMap<string, readonly (readonly string[])[]> => {
  const terms = new Map<string, (readonly string[])[]>()
  for (const text of [
    domain.name,
    ...domain.keywords,
    ...Object.keys(domain.nouns),
    ...Object.values(domain.nouns).flat(),
    ...domain.measures.flatMap((measure) => measure.words),
  ])
    addTerm(terms, termWords(text))
  for (const table of domain.schema.tables) for (const words of columnTerms(table)) addTerm(terms, words)
  return terms
})

function addTerm(terms: Map<string, (readonly string[])[]>, words: readonly string[]): void {
  const first = words[0]
  if (first === undefined) return
  const own = terms.get(first)
  if (own === undefined) terms.set(first, [words])
  else own.push(words)
}

/** The names of the visible columns of a table as words in the singular. Cached, as stories change few tables of a domain. */
const columnTerms = oncePerObject((table: TableSchema): readonly (readonly string[])[] =>
  table.columns.flatMap(({ name, hidden }) => (hidden === true ? [] : [name, ...doneIn(name)].map((text) => termWords(text)))),
)
