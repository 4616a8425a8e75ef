import { partStarts } from '../../lexicon/share-words.ts'
import { readShare } from '../../amounts/share.ts'
import { percentAt } from '../readers/shares-of-items.ts'
import { equalSigns, relatives } from '../../lexicon/connectives.ts'
import { articles, definites, determiners, pronouns } from '../../lexicon/determiners.ts'
import { being, having, modals } from '../../lexicon/verbs.ts'
import { wordSet } from '../../lexicon/word-set.ts'
import { endsClause, isOneOf, kindAt, oneOf, skip, textAt } from '../../reader/index.ts'
import { readPeriod } from '../../times/read-period.ts'
import type { Token } from '../../tokens/token.ts'
import type { Noun } from '../../words/noun.ts'
import { nounOf, readNoun } from '../../words/nouns.ts'
import { columnSureness } from '../readers/column-noun.ts'
import type { AttributePhrase } from './attribute-phrase.ts'

const skipOf = skip(wordSet(determiners, definites, 'of'), 3)
const skipLinks = skip(
  wordSet(relatives, being, having, articles, modals, 'return returns returned returning get got fail failed with in on at'),
  4,
)
const skipEquals = skip(wordSet(equalSigns, 'of is are at'), 1)
const codeNouns = wordSet('error errors response responses status statuses code codes')
const ends = oneOf(['and', 'but', 'while', 'the rest', 'which'])
const httpCode = /^[1-5]\d\ds?$/

/** A number that some rows have. */
interface Numbered {
  readonly column: Noun
  readonly value: string
  readonly next: number
}

/** A share of the rows with one number: "20% have a rating of 5", "10% are size 42", "5% return 404", "3% are 500s". */
export const shareOfNumber: AttributePhrase = {
  name: 'share_of_number',
  precedence: 305,
  startsAt: ({ kind, text }) => kind === 'number' || partStarts.has(text),
  read: (tokens, at) => {
    const said = readShare(tokens, at) ?? percentAt(tokens, at)
    if (said === null || said.share <= 0 || said.share >= 1) return null
    const isOf = textAt(tokens, said.next) === 'of'
    const isThem = isOf && isOneOf(tokens, said.next + 1, pronouns)
    const noun = isOf && !isThem ? readNoun(tokens, skipOf(tokens, said.next).next) : null
    if (isOf && !isThem && noun === null) return null
    const after = noun?.next ?? (isThem ? said.next + 2 : said.next)
    const start = skipLinks(tokens, after).next
    const code = codeAt(tokens, start, start > after)
    const found = code ?? (start === after ? null : numberAt(tokens, start))
    if (found === null || (!endsClause(tokens, found.next) && ends(tokens, found.next) === null)) return null
    return {
      aspects: [{ type: 'share', value: found.value, share: said.share }],
      currency: null,
      column: found.column,
      // The noun before a status code need not name a table: "4% of calls should be 502 errors" may describe log entries.
      table: code === null ? (noun?.noun ?? null) : null,
      isMore: false,
      first: at,
      next: found.next,
    }
  },
}

/** A status code of HTTP: "500 errors", "404s", "with a | 503". A number alone is one only behind a verb. */
function codeAt(tokens: readonly Token[], at: number, isLinked: boolean): Numbered | null {
  const text = textAt(tokens, at)
  if (!httpCode.test(text)) return null
  const next = isOneOf(tokens, at + 1, codeNouns) ? at + 2 : at + 1
  const isCode = text.endsWith('s') || next > at + 1 || (isLinked && /^(?:return|fail|got|get)/.test(textAt(tokens, at - 1)))
  return isCode ? { column: { ...nounOf(tokens, at, at + 1), words: ['status', 'code'] }, value: text.slice(0, 3), next } : null
}

/** "Rating of 5", "size 42", "status code = 404". */
function numberAt(tokens: readonly Token[], at: number): Numbered | null {
  const found = readNoun(tokens, at)
  // "3% in March 2024"
  if (found === null || columnSureness(found.noun) === 'none' || readPeriod(tokens, at) !== null) return null
  const value = skipEquals(tokens, found.next).next
  if (kindAt(tokens, value) !== 'number') return null
  return { column: found.noun, value: String(tokens[value]?.value), next: value + 1 }
}
