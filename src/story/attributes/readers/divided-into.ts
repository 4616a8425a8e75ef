import { classify } from '../../compose/classify.ts'
import { keptWords } from '../../compose/noun-words.ts'
import { placePrepositions } from '../../lexicon/connectives.ts'
import { currencyOfName } from '../../lexicon/currencies.ts'
import { timeWords } from '../../lexicon/time-words.ts'
import { wordSet } from '../../lexicon/word-set.ts'
import { readPlace } from '../../places/read-place.ts'
import { isOneOf, textAt } from '../../reader/index.ts'
import { readPeriod } from '../../times/read-period.ts'
import type { Token } from '../../tokens/token.ts'
import { isDone } from '../../words/is-done.ts'
import { functionWords } from '../../words/words.ts'
import { readSaidValues, type SaidValues } from './said-values.ts'
import { isCategory } from './value-nouns.ts'

/** Kinds of things that have rows in them, and are no kinds of these rows: "nurses in hospitals, clinics and care homes". */
const holders = wordSet('place organisation person')
/** Fewest kinds of things that may have tables of their own: "pupils in classes and clubs". */
const fewest = 3

/**
 * Reads kinds that counted rows are divided into: "60 dishes | in starters, mains and desserts", "30 courses | in maths and art".
 * @param isOfWorkers whether the rows are people at work, whose kinds are departments
 */
export function dividedInto(tokens: readonly Token[], text: string, at: number, isOfWorkers: boolean): SaidValues | null {
  if (!isOneOf(tokens, at, placePrepositions) || readPlace(tokens, at + 1, true) !== null || readPeriod(tokens, at + 1) !== null)
    return null
  const list = readSaidValues(tokens, text, at + 1, 'clause')
  if (list === null || list.shares !== null || list.values.length < 2 || !list.values.every(isKind)) return null
  // "and art taught | by 12 teachers"
  if (textAt(tokens, list.next) === 'by') return null
  const kinds = list.values.map((value) => classify(keptWords(value.toLowerCase().split(' '))))
  const things = kinds.flatMap((kind) => (kind === null || kind.family === null ? [] : [kind.archetype.name]))
  const areHolders = things.filter((name) => holders.has(name)).length * 2 > list.values.length
  if ((areHolders && !isOfWorkers) || (list.values.length < fewest && things.length > 0 && !isOfWorkers)) return null
  return isCategory({ words: [list.values[0]?.split(' ')[0] ?? ''] }) ? null : list
}

/** Whether a value is a name for a kind: one or two plain words. */
function isKind(value: string): boolean {
  const words = value.split(/[ -]/)
  const isOther = (word: string): boolean => functionWords.has(word) || timeWords.has(word) || currencyOfName(word) !== null || isDone(word)
  return /^(?:[a-z]{2,24}(?:[ -][a-z]{2,24})?|[A-Z]{2,4})$/.test(value) && !words.some(isOther)
}
