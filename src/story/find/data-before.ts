import { classify } from '../compose/classify.ts'
import { isKnownHead } from '../compose/noun-words.ts'
import { wordSet } from '../lexicon/word-set.ts'
import { isOneOf, kindAt, textAt } from '../reader/index.ts'
import { firstFrom } from '../tokens/first-from.ts'
import type { Token } from '../tokens/token.ts'
import type { Noun } from '../words/noun.ts'
import { isPluralNoun, nounBefore } from '../words/nouns.ts'
import { headOf, pluralOf, singularOf } from '../words/words.ts'

const dataWords = wordSet('data dataset readings measurements records statistics stats metrics observations history')
const prepositions = wordSet('for of from in across at by')
/** Words for data that is made up. */
const trial = wordSet('test testing sample demo mock fake dummy seed training synthetic')
/** What each person that is counted answers once: "survey data from 400 respondents". */
const asked = /^(?:survey|poll|questionnaire)$/
/** Topics that are measured: their rows are readings. */
const measured = wordSet(
  'weather climate traffic energy electricity power water gas pollution air sensor meter temperature iot telemetry stock crypto',
)

/**
 * The rows that a story names before the things that they are about: weather readings in "weather data for 3 cities", sales in "sales data
 * for 5 stores". Null if the counted things are the rows: "customer data for 100 customers", "insurance data for 80 clients".
 */
export function dataBefore(tokens: readonly Token[], counted: Noun): Noun | null {
  const number = firstFrom(tokens, counted.start) - 1
  if (kindAt(tokens, number) !== 'number' || !isOneOf(tokens, number - 1, prepositions)) return null
  const named = nounBefore(tokens, number - 1, 0)
  // "Watch history of 300k views" has the views as rows, "refund requests for 300 orders" the requests.
  const isOfHappening = happens([headOf(counted.words)])
  const isData = dataWords.has(textAt(tokens, number - 2))
  if (named === null || (isOfHappening && (isData || textAt(tokens, number - 1) !== 'for'))) return null
  if (!isData) return isRowsOf(named, counted, tokens) ? named : null
  const own = named.words.slice(0, -1)
  const head = singularOf(own.at(-1) ?? '')
  // "Test data for 60 suppliers" are suppliers.
  if (own.every((word) => trial.has(word)) || (asked.test(head) && isPerson(headOf(counted.words)))) return null
  if (measured.has(head)) return { ...named, words: [...own.slice(0, -1), head, 'readings'] }
  if (!isKnownHead(head) || head === headOf(counted.words) || (isPerson(head) && isPerson(headOf(counted.words)))) return null
  return { ...named, words: [...own.slice(0, -1), pluralOf(head)] }
}

/** Whether a plural tells what happens to the counted things: "expenses of 60 employees". */
function isRowsOf(named: Noun, counted: Noun, tokens: readonly Token[]): boolean {
  const isCounted = kindAt(tokens, firstFrom(tokens, named.start) - 1) === 'number'
  // Everyone who was asked gives an answer.
  return (
    !isCounted &&
    !/^(?:answers|responses)$/.test(named.words.at(-1) ?? '') &&
    isPluralNoun(named) &&
    happens(named.words.map(singularOf)) &&
    headOf(named.words) !== headOf(counted.words) &&
    isKnownHead(headOf(counted.words))
  )
}

/** Whether rows of a noun in the singular are something that happens. */
function happens(words: readonly string[]): boolean {
  return /^(?:event|transaction|document)$/.test(classify(words)?.archetype.name ?? '')
}

function isPerson(head: string): boolean {
  return classify([head])?.archetype.name === 'person'
}
