import { timeWords } from '../lexicon/time-words.ts'
import { being } from '../lexicon/verbs.ts'
import { wordSet } from '../lexicon/word-set.ts'
import { isOneOf, textAt } from '../reader/index.ts'
import type { Fact } from '../facts/fact.ts'
import { isNounWord, nounBefore } from '../words/nouns.ts'
import type { Token } from '../tokens/token.ts'
import { readSharesInRow } from '../amounts/shares-in-row.ts'
import type { Phrase, Reading } from './phrase.ts'
import { aNoun, example } from './example.ts'

/** Shares as a row of numbers: "80/20 mobile/desktop". */
export const split: Phrase = {
  name: 'split',
  precedence: 90,
  description: 'Shares of a whole as numbers that add up to 100.',
  examples: [
    example(
      '80/20 mobile/desktop split',
      { text: '80/20 mobile', type: 'rate', share: 0.8, what: ['mobile'], of: null },
      { text: 'desktop', type: 'rate', share: 0.2, what: ['desktop'] },
    ),
    example(
      'users 70/20/10 free/pro/enterprise',
      { text: 'users 70/20/10 free', type: 'rate', share: 0.7, what: ['free'], of: aNoun('users') },
      { text: 'pro', type: 'rate', share: 0.2, what: ['pro'] },
      { text: 'enterprise', type: 'rate', share: 0.1, what: ['enterprise'] },
    ),
    example(
      'a 60/40 split between male and female patients',
      { text: '60/40 split between male', type: 'rate', share: 0.6, what: ['male'] },
      { text: 'female', type: 'rate', share: 0.4, what: ['female'] },
    ),
    example(
      '50-50 male and female',
      { text: '50-50 male', type: 'rate', share: 0.5, what: ['male'] },
      { text: 'female', type: 'rate', share: 0.5, what: ['female'] },
    ),
    example(
      '900 patients split 60/40 into female and male',
      { text: '900 patients', type: 'count' },
      { text: 'split 60/40 into female', type: 'rate', share: 0.6, what: ['female'], of: aNoun('patients') },
      { text: 'male', type: 'rate', share: 0.4, what: ['male'], of: aNoun('patients') },
    ),
    example(
      '100 pets, dogs and cats 70/30',
      { text: '100 pets', type: 'count' },
      { text: 'dogs', type: 'rate', share: 0.7, what: ['dogs'], of: null },
      { text: 'cats 70/30', type: 'rate', share: 0.3, what: ['cats'], of: null },
    ),
    example('open 24/7'),
  ],
  startsAt: ({ kind }) => kind === 'number',
  read: (tokens, at, free) => numbers(tokens, at, free),
}

function numbers(tokens: readonly Token[], at: number, free: number): Reading | null {
  const row = readSharesInRow(tokens, at)
  if (row === null) return null
  const { shares } = row
  const verb = verbBefore(tokens, at, free)
  let start = row.next
  const isSplit = isOneOf(tokens, start, nouns)
  if (isSplit) start++
  if ((isSplit || verb < at) && isOneOf(tokens, start, joints)) start++
  const parts = partsAt(tokens, start, shares.length)
  if (parts === null) return verb === at ? behindParts(tokens, { at, next: start, free, shares }) : null
  const named = textAt(tokens, verb - 1) === ':' ? verb - 1 : verb
  const of = verb < at || verb > free ? nounBefore(tokens, named, verb < at ? 0 : free) : null
  const isFree = of !== null && named - of.words.length >= free
  const first = isFree ? named - of.words.length : verb
  const facts = parts.map((part, i): Fact => {
    const from = tokens[i === 0 ? first : part]?.start ?? 0
    return { type: 'rate', share: shares[i] ?? 0, what: [textAt(tokens, part)], of, start: from, end: tokens[part]?.end ?? 0 }
  })
  const last = (parts.at(-1) ?? at) + 1
  return {
    facts,
    first,
    next: isOneOf(tokens, last, nouns) ? last + 1 : last,
  }
}

/** A row of numbers between two tokens. */
interface Numbers {
  readonly at: number
  readonly next: number
  readonly free: number
  readonly shares: readonly number[]
}

/** "pets, dogs and cats | 70/30": the numbers stand behind a list without the name of a column. */
function behindParts(tokens: readonly Token[], { at, next, free, shares }: Numbers): Reading | null {
  const end = isOneOf(tokens, at - 1, behindList) ? at - 1 : at
  const parts = partsBefore(tokens, end, free, shares.length)
  if (parts === null) return null
  const facts = parts.map((part, i): Fact => {
    const last = i === parts.length - 1 ? next - 1 : part
    return {
      type: 'rate',
      share: shares[i] ?? 0,
      what: [textAt(tokens, part)],
      of: null,
      start: tokens[part]?.start ?? 0,
      end: tokens[last]?.end ?? 0,
    }
  })
  return { facts, first: parts[0] ?? at, next }
}

/** Words in a list that begins a clause, so that no name of a column stands before it. Null for another number of words. */
function partsBefore(tokens: readonly Token[], end: number, free: number, count: number): readonly number[] | null {
  const parts: number[] = []
  let at = end - 1
  for (; parts.length < count && at >= free; at--) {
    if (!isNounWord(tokens[at]) || timeWords.has(textAt(tokens, at))) return null
    parts.unshift(at)
    if (parts.length < count && !listSign.test(textAt(tokens, at - 1))) return null
    while (parts.length < count && listSign.test(textAt(tokens, at - 1))) at--
  }
  return parts.length === count && isOneOf(tokens, at, beforeList) ? parts : null
}

const behindList = wordSet(', : =')
const beforeList = wordSet(', ; . by either are')
const listSign = /^(?:\/|,|and|&|or|vs)$/

const nouns: ReadonlySet<string> = wordSet('split ratio mix')
const joints: ReadonlySet<string> = wordSet('between of in for : into among')
const verbs: ReadonlySet<string> = wordSet('split divided distributed')

/** The first token of a verb before the numbers: "are split | 60/40". The number if there is none. */
function verbBefore(tokens: readonly Token[], at: number, free: number): number {
  if (at <= free || !isOneOf(tokens, at - 1, verbs)) return at
  return at - 1 > free && isOneOf(tokens, at - 2, being) ? at - 2 : at - 1
}

/** The same number of words, separated by "/", "," or "and". */
function partsAt(tokens: readonly Token[], at: number, count: number): readonly number[] | null {
  const parts: number[] = []
  for (let i = at; parts.length < count; i++) {
    if (!isNounWord(tokens[i]) || timeWords.has(textAt(tokens, i))) return null
    parts.push(i)
    while (parts.length < count && /^(?:\/|,|and|&|vs|to|-)$/.test(textAt(tokens, i + 1))) i++
  }
  return parts
}
