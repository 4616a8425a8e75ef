import type { Noun } from '../../words/noun.ts'
import type { Token } from '../../tokens/token.ts'
import { vagueDeterminers } from '../../lexicon/selecting-words.ts'
import { modals } from '../../lexicon/verbs.ts'
import { nounBefore, readNoun } from '../../words/nouns.ts'
import { articles, definites, pronouns } from '../../lexicon/determiners.ts'
import { wordSet } from '../../lexicon/word-set.ts'
import { skip, skipBack, valueOf } from '../../reader/index.ts'
import { columnSureness } from '../readers/column-noun.ts'
import { type DirtAfter, partInBrackets } from '../readers/dirt-after.ts'
import { dirtBefore } from '../readers/dirt-before.ts'
import type { AttributePhrase, AttributeReading } from './attribute-phrase.ts'

const readVerb = valueOf(
  [
    'have no',
    'has no',
    'having no',
    'lack',
    'lacks',
    'lacking',
    'are missing',
    'miss',
    'without',
    'with no',
    'do not have',
    "don't have",
  ].map((verb) => [verb, verb] as const),
)
const starts = wordSet("have has having lack lacks lacking are miss without with do don't")
const dets = wordSet(articles, definites, 'any')
const rows = wordSet(pronouns, 'rows records people')

/** Rows without a value: "10 have no salary", "4% lack an email", "10 of the vendors have no phone". */
export const lacking: AttributePhrase = {
  name: 'lacking',
  precedence: 260,
  startsAt: ({ text }) => starts.has(text),
  read: (tokens, at, free) => {
    const verb = readVerb(tokens, at)
    const found = verb === null ? null : readNoun(tokens, skip(dets, 2)(tokens, verb.next).next)
    if (verb === null || found === null || columnSureness(found.noun) !== 'known') return null
    const bracketed = partInBrackets(tokens, found.next)
    if (bracketed !== null) return ofBracket(tokens, at, free, found.noun, bracketed)
    const before = dirtBefore(tokens, at, free)
    if (before === null || before.part === null || 'isDefault' in before.part) return null
    // "200 customers without email" counts customers that have no such column.
    const { noun } = before
    if (noun !== null && !tokens.slice(before.first, at).some(({ text }) => text === 'of')) return null
    const isTable = noun !== null && !rows.has(noun.words.at(-1) ?? '')
    return {
      aspects: [{ type: 'missing', part: before.part }],
      currency: null,
      column: found.noun,
      table: isTable ? noun : null,
      isMore: false,
      first: before.first,
      next: found.next,
    }
  },
}

/** "Readers can have no phone (20%)": all rows, and how many of them. */
function ofBracket(
  tokens: readonly Token[],
  at: number,
  free: number,
  column: Noun,
  { part, next }: Pick<DirtAfter, 'part' | 'next'>,
): AttributeReading | null {
  const end = skipBack(tokens, at, free, mayBe, 2)
  const noun = nounBefore(tokens, end, free)
  if (part === null || noun === null || noun.words.length > 1) return null
  const first = skipBack(tokens, end - 1, free, vagueDeterminers, 1)
  return {
    aspects: [{ type: 'missing', part }],
    currency: null,
    column,
    table: rows.has(noun.words[0] ?? '') ? null : noun,
    isMore: false,
    first,
    next,
  }
}

const mayBe = wordSet(modals, 'sometimes often')
