import { linkingWords } from '../lexicon/linking-words.ts'
import { isCompound } from '../compose/classify.ts'
import { isKnownHead, mayBePlural } from '../compose/noun-words.ts'
import { qualities } from '../lexicon/quality-words.ts'
import { bareRowNouns, datasetRowNouns } from '../lexicon/row-words.ts'
import { wordSet } from '../lexicon/word-set.ts'
import { isPlural, singularOf } from '../words/words.ts'
import type { Noun } from '../words/noun.ts'

/** Words next to the name of a table that are not part of it. */
const asides = wordSet(
  qualities,
  'table dataset data set csv file flat list sheet export dummy fake test sample mock header columns fields attributes features properties',
  'demographics demographic details info information characteristics variables output result say only like single called named following collection entity e commerce ecommerce synthetic random simple tiny',
  'semicolon comma delimiter separated delimited numeric numerical categorical binary target column schema structure format layout catalog catalogue directory roster database shape size volume tabs raw spreadsheet',
)
/** Words before "table" for its role between others. */
const bridging = wordSet(linkingWords, 'intermediate lookup')
/** Words before the name of a table. */
export const naming = wordSet('called named')

/** Removes words that are not part of a table name: "test accounts" are accounts, "sales records" sales. */
export function withoutAsides(noun: Noun, isWritten = false): Noun | null {
  const words = noun.words.filter((word, at, all) => !/^(?:\d|[x×]\d)/.test(word) && !(bridging.has(word) && all[at + 1] === 'table'))
  while (words.length > 0 && (asides.has(words[0] ?? '') || areRowsOf(words))) words.shift()
  const isHeadOf = (word: string): boolean => mayBePlural(word) || isKnownHead(singularOf(word))
  while (words.length > 0) {
    const last = words.at(-1) ?? ''
    const isRows = !isWritten && bareRowNouns.has(last) && words.length > 1 && isHeadOf(words.at(-2) ?? '') && !isCompound(words)
    if (!isRows && !(asides.has(last) && !datasetRowNouns.has(last))) break
    words.pop()
  }
  const own = words.filter((word) => !naming.has(word))
  return own.length === 0 ? null : { ...noun, words: own }
}

/** Whether the name of a table follows a word for its rows: "500 rows users", "10k row table users". */
function areRowsOf([rows = '', next = '', ...others]: readonly string[]): boolean {
  if (!datasetRowNouns.has(rows) || next === '') return false
  return isPlural(rows) ? !asides.has(next) && mayBePlural(others.at(-1) ?? next) : asides.has(next) && others.length > 0
}
