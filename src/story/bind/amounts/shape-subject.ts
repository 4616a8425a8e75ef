import type { Domain } from '../../../domains/domain.ts'
import type { ColumnSchema, Schema } from '../../../schema/schema.ts'
import { factorVerbs } from '../../amounts/growth-words.ts'
import { amountOwners } from '../../amounts/measure-words.ts'
import { directionOf, isAdjective } from '../../amounts/shape-words.ts'
import { moneyNouns, moneySums } from '../../amounts/money-nouns.ts'
import { classify } from '../../compose/classify.ts'
import { findRate } from '../../find/find-rate.ts'
import { findTable } from '../../find/find-table.ts'
import type { ShapeFact } from '../../facts/amount-facts.ts'
import { definites } from '../../lexicon/determiners.ts'
import { being } from '../../lexicon/verbs.ts'
import { unitsInNames } from '../../lexicon/units-in-names.ts'
import { wordSet } from '../../lexicon/word-set.ts'
import { isOneOf, kindAt, skipBack, textAt } from '../../reader/index.ts'
import { firstFrom } from '../../tokens/first-from.ts'
import type { Token } from '../../tokens/token.ts'
import { isSameStem } from '../../words/same-stem.ts'
import { allEvents } from '../../phrases/with-subject.ts'
import { isNounWord } from '../../words/nouns.ts'
import { functionWords, singularOf } from '../../words/words.ts'
import { findMeasure } from './find-measure.ts'

const linking: ReadonlySet<string> = wordSet(being, definites, 'that which with has have shows show happens happen occurs occur')
const times: ReadonlySet<ColumnSchema['kind']> = new Set(['date', 'timestamp', 'after', 'shifted'])

/** Other nouns that stand for all events. */
const general: ReadonlySet<string> = wordSet('visit visitor everything it we data event time day hour people')
/** Words before these nouns that limit them to no part of the events. */
const plainModifiers: ReadonlySet<string> = wordSet(
  'user customer web site website store shop app online overall total network general foot daily business the our their',
)

/**
 * The reason if a season is not about all rows of a table: "prices | are higher in July" is about a column, "fraud | spikes in December"
 * about some rows, "energy usage | is lower on weekends" about an amount that no table has. Null if it is about rows or sums of money, or if
 * it has no subject.
 */
export function notOfRows({ measure, subject, start }: ShapeFact, tokens: readonly Token[], schema: Schema, domain: Domain): string | null {
  if (subject !== undefined) return isOfAll(subject, domain) ? null : notCounted(subject)
  const first = firstFrom(tokens, start)
  const at = skipBack(tokens, first, 0, linking, 3) - 1
  const said = measure.length > 0 ? measure : [textAt(tokens, at - 1), textAt(tokens, at)]
  const word = said.at(-1) ?? ''
  if ((measure.length === 0 && kindAt(tokens, at) !== 'word') || moneySums.has(word) || moneyNouns.has(word)) return null
  const columns = domain.schema.tables.flatMap((table) => table.columns.filter(({ hidden }) => hidden !== true))
  if (columns.some(({ name }) => isQuantity(name, singularOf(word)))) return ofRows(word)
  const table = findTable({ words: said }, domain)
  const [state = ''] = said
  if (table?.words.includes(state) === false && findRate([state], null, domain) !== null) return someRows(said.join(' '))
  if (table !== null || findTable({ words: [word] }, domain) !== null) return null
  if (measure.length > 0 && findMeasure(schema, domain, measure, false).type !== 'none') return null
  if (columns.some(({ kind, name }) => times.has(kind) && name.split('_').some((part) => isSameStem(part, word)))) return null
  const isColumn = columns.some(({ name }) => name === singularOf(word) || name.endsWith(`_${singularOf(word)}`))
  if (isColumn) return ofRows(word)
  if (findRate([word], null, domain) !== null) return someRows(word)
  const isSubject = measure.length > 0 || (isNounWord(tokens[at]) && (isOneOf(tokens, first - 1, being) || isChange(tokens, first)))
  return !isSubject || isOfAll(said, domain) ? null : notCounted(said)
}

function someRows(said: string): string {
  return `"${said}" are only some rows of a table: a story can state when there are more or fewer rows, but only for all rows of a table`
}

function ofRows(word: string): string {
  return `"${word}" is a property of rows: a story can state when there are more or fewer rows, not when they have more or less of it`
}

/** Whether a column has what a noun measures: "temperature_c" is the temperature. */
function isQuantity(column: string, noun: string): boolean {
  const unit = column.startsWith(`${noun}_`) ? column.slice(noun.length + 1) : ''
  return (unit.length === 1 || unitsInNames.has(unit)) && classify([noun])?.archetype.name === 'measurement'
}

function notCounted(said: readonly string[]): string {
  return `no table counts "${said.filter(isNoun).join(' ')}" over time: name what there is more or less of at that time`
}

/** Whether a verb stands at a token that says how much there is: "peaks", "doubles". */
function isChange(tokens: readonly Token[], at: number): boolean {
  const text = textAt(tokens, at)
  return factorVerbs.has(text) || (directionOf(text) !== null && !isAdjective(text))
}

/** Whether a noun stands for all events of a business: "traffic", "user activity", "the shop"; "water usage" is another amount. */
function isOfAll(said: readonly string[], domain: Domain): boolean {
  const [before = '', head = ''] = said.length > 1 ? said.slice(-2) : ['', said[0]]
  const word = singularOf(head)
  if (!allEvents.has(word) && !general.has(word) && !amountOwners.has(word)) return false
  return !isNoun(before) || plainModifiers.has(before) || amountOwners.has(before) || findTable({ words: [before] }, domain) !== null
}

function isNoun(word: string): boolean {
  return word !== '' && /^\p{L}/u.test(word) && !functionWords.has(word)
}
