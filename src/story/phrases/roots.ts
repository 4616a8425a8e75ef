import { readWholeNumber } from '../amounts/whole-number.ts'
import { distributives } from '../lexicon/determiners.ts'
import { havingVerbs } from '../lexicon/verbs.ts'
import { wordSet } from '../lexicon/word-set.ts'
import { canStartAmount } from '../amounts/amount.ts'
import type { Aside } from '../facts/aside.ts'
import type { RelationFact } from '../facts/relation-fact.ts'
import { isPluralNoun, readNoun } from '../words/nouns.ts'
import { hasWords, isOneOf, oneOf, optional, sequence, spanOf, textAt } from '../reader/index.ts'
import { readCounted } from '../amounts/said-ratio.ts'
import type { Token } from '../tokens/token.ts'
import { singularOf } from '../words/words.ts'
import type { Phrase } from './phrase.ts'
import { aNoun, example } from './example.ts'

const atTheTop = oneOf(['root', 'top level', 'top - level', 'toplevel'])
const rootRows = sequence({ amount: readWholeNumber, top: atTheTop, of: readNoun })
const below = wordSet('child subcategory subgroup subfolder sub node leaf')
const ofLevel = 'the number of children of a row in a tree cannot be set: state only how many rows have no parent'
/** Most levels that are read. */
const mostLevels = 4

/** Rows of a tree without a parent. */
export const roots: Phrase = {
  name: 'roots',
  precedence: 77,
  description: 'The number of rows of a tree without a parent.',
  examples: [
    example('5 root categories', { type: 'relation', child: aNoun('categories'), self: { column: 'parent_id', roots: 5 } }),
    {
      story: '4 top-level folders, each with 3 subfolders',
      facts: [{ text: '4 top-level folders', type: 'relation', child: { words: ['folders'] }, self: { roots: 4 } }],
      asides: [', each with 3 subfolders'],
    },
  ],
  startsAt: canStartAmount,
  read: (tokens, at) => {
    const found = rootRows(tokens, at)
    if (found === null || !isPluralNoun(found.of.noun)) return null
    const noun = found.of.noun
    const fact: RelationFact = {
      type: 'relation',
      child: noun,
      parent: noun,
      self: { column: 'parent_id', roots: found.amount.value, isSaid: true },
      ...spanOf(tokens, at, found.next),
    }
    const asides: Aside[] = []
    let next = found.next
    for (let level = levelAt(tokens, next, noun.words.at(-1) ?? ''); level !== null && asides.length < mostLevels;) {
      asides.push({ ...spanOf(tokens, next, level), reason: ofLevel })
      next = level
      level = levelAt(tokens, next, noun.words.at(-1) ?? '')
    }
    return { facts: [fact], asides, first: at, next }
  },
}

const level = sequence({
  comma: optional(oneOf([',', 'and', ';'])),
  and: optional(oneOf(['and'])),
  each: oneOf(distributives),
  of: optional(oneOf(['of them', 'of those', 'of these'])),
})

/** The token after a level: ", each with 4 children", ", every child with 3 children of its own". Null for none. */
function levelAt(tokens: readonly Token[], at: number, head: string): number | null {
  const found = level(tokens, at)
  const subject = found === null ? null : readNoun(tokens, found.next)
  const verb = subject?.next ?? found?.next ?? at
  if (found === null || !isOneOf(tokens, verb, havingVerbs)) return null
  const counted = readCounted(tokens, verb + 1)
  const named = singularOf(counted?.noun.words.at(-1) ?? '')
  if (counted === null || !(below.has(named) || below.has(counted.noun.words[0] ?? '') || named.endsWith(singularOf(head)))) return null
  const end = textAt(tokens, counted.next) === 'each' ? counted.next + 1 : counted.next
  return hasWords(tokens, end, 'of its own') || hasWords(tokens, end, 'of their own') ? end + 3 : end
}
