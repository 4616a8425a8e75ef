import { timeWords } from '../../lexicon/time-words.ts'
import { wordSet } from '../../lexicon/word-set.ts'
import type { Noun } from '../../words/noun.ts'
import { isPluralNoun, nounBefore } from '../../words/nouns.ts'
import { readMoney } from '../../amounts/money.ts'
import { readQuantity } from '../../amounts/quantity.ts'
import { headOf } from '../../words/words.ts'
import { hasWords, isOneOf, kindAt, skip } from '../../reader/index.ts'
import type { Token } from '../../tokens/token.ts'
import { findMeaning } from '../../meanings/find-meaning.ts'
import { arePlaces } from '../readers/value-nouns.ts'
import { withLaterShares } from '../readers/later-shares.ts'
import { readRowNames, type SaidRowNames } from '../readers/said-row-names.ts'
import type { AttributePhrase, AttributeReading } from './attribute-phrase.ts'
import { openingBrackets } from '../../lexicon/connectives.ts'

/** Words and signs before the names of counted rows. */
const announcing = ['named', 'called', 'namely', ':', '-', '–', '—']
const starts = wordSet(openingBrackets, announcing)
const distributing = wordSet('each apiece')
/** Signs before names in lower case. */
const plainSigns = wordSet(': - – —')
/** Nouns whose lists are columns, tables or kinds. */
const others = wordSet(
  'tables table entities columns column fields field attributes features properties variables sheets files datasets values options kinds',
  'types sorts states statuses levels priorities severities genders questions metrics measures kpis parts steps ways reasons things',
)
/** Nouns for the places of other rows. Countries and cities are rows. */
const placeNouns = wordSet('states nationalities locations markets')
const fewest = 2
const most = 40

/** Names of counted rows, as many as counted: "four sites (Leeds, Cardiff, Bath, Ely)", "3 users named Ann, Bob and Cy". */
export const rowNames: AttributePhrase = {
  name: 'row-names',
  precedence: 60,
  startsAt: ({ text }) => starts.has(text),
  read: (tokens, at, free, _, text) => {
    // "2 addresses each | (billing, shipping)"
    const end = isOneOf(tokens, at - 1, distributing) ? at - 1 : at
    const noun = nounBefore(tokens, end, Math.min(free, end))
    const count = noun === null ? null : countBefore(tokens, end, noun)
    if (noun === null || count === null || !namesRows(noun)) return null
    const listed = namesAt(tokens, text, at, count)
    const said = listed === null ? null : withSharesBehind(tokens, withLaterPrices(tokens, withNumbersAsPrices(noun, listed)))
    if (said === null || areColumns(said)) return null
    return isOfPlaces(noun, said, isOneOf(tokens, at, openingBrackets)) ? null : readingOf(noun, said, at)
  },
}

/** The number right before a noun; null for none. */
function countBefore(tokens: readonly Token[], at: number, { words }: Noun): number | null {
  const place = at - words.length - 1
  const quantity = place < 0 ? null : readQuantity(tokens, place)
  if (quantity === null || quantity.next !== place + 1 || !Number.isInteger(quantity.value)) return null
  return quantity.value >= fewest && quantity.value <= most ? quantity.value : null
}

function namesRows({ words }: Noun): boolean {
  const last = words.at(-1) ?? ''
  return isPluralNoun({ words }) && !others.has(last) && !timeWords.has(last)
}

function namesAt(tokens: readonly Token[], text: string, at: number, count: number): SaidRowNames | null {
  if (isOneOf(tokens, at, openingBrackets)) {
    const start = announcing.some((words) => hasWords(tokens, at + 1, words)) ? at + 2 : at + 1
    return readRowNames(tokens, text, start, count, 'bracketed')
  }
  if (kindAt(tokens, at + 1) !== 'word') return null
  const capitals = readRowNames(tokens, text, at + 1, count, 'capital')
  return capitals ?? (isOneOf(tokens, at, plainSigns) ? readRowNames(tokens, text, at + 1, count, 'plain') : null)
}

/** Nouns whose rows are kinds with a price. */
const pricedNouns = wordSet('plan tier ticket package membership tariff pass fare subscription edition licence license')
const numbered = /^(\D*\p{L}) (\d+(?:\.\d{1,2})?)$/u

/** Prices without a currency behind the names: "3 plans: mini 15, classic 25, deluxe 40". "Gate 1, gate 2" are names. */
function withNumbersAsPrices({ words }: Noun, said: SaidRowNames): SaidRowNames {
  if (said.amounts !== null || !pricedNouns.has(headOf(words))) return said
  const parts = said.names.map((name) => numbered.exec(name) ?? (/^free$/i.test(name) ? [name, name, '0'] : null))
  const names = parts.map((part) => part?.[1] ?? '')
  if (parts.includes(null) || new Set(names).size < names.length) return said
  return { ...said, names, amounts: parts.map((part) => Number(part?.[2])) }
}

const pricing = wordSet('priced costing prices price cost')
const joints = wordSet(', and / at : ( of are')

/** Adds prices that follow all names: "(VIP, standard) priced 120 and 60". */
function withLaterPrices(tokens: readonly Token[], said: SaidRowNames): SaidRowNames {
  if (said.amounts !== null || !isOneOf(tokens, said.next, pricing)) return said
  const amounts: number[] = []
  let currency: string | null = null
  let next = skipJoints(tokens, said.next + 1).next
  while (amounts.length < said.names.length) {
    const money = readMoney(tokens, next)
    const amount = money?.amount ?? tokens[next]?.value ?? Number.NaN
    if (Number.isNaN(amount)) return said
    amounts.push(amount)
    currency ??= money?.currency ?? null
    next = money?.next ?? next + 1
    if (amounts.length < said.names.length) next = skipJoints(tokens, next).next
  }
  return { ...said, amounts, currency, next }
}

const skipJoints = skip(joints, 2)

/** Adds shares that follow all names: "Starter ($19), Growth ($79) and Scale ($299), split 65/28/7". */
function withSharesBehind(tokens: readonly Token[], said: SaidRowNames): SaidRowNames {
  const { shares, next } = withLaterShares(tokens, { values: said.names, shares: said.shares, next: said.next })
  return shares?.every((share) => share !== null) === true ? { ...said, shares, next } : said
}

/** Whether most names are known columns: "3 people (name, email, phone)". */
function areColumns({ names }: SaidRowNames): boolean {
  const known = names.filter((name) => name === name.toLowerCase() && findMeaning(name.split(/[ _-]/), []).isExact)
  return known.length * 2 > names.length
}

/** Whether the names are the places of rows: "4 sites: Porto, Madrid, Lyon, Ghent". */
function isOfPlaces({ words }: Noun, { names }: SaidRowNames, isBracketed: boolean): boolean {
  return (!isBracketed || placeNouns.has(words.at(-1) ?? '')) && arePlaces({ values: names })
}

function readingOf(noun: Noun, said: SaidRowNames, first: number): AttributeReading {
  const names = { type: 'names', values: said.names, shares: said.shares } as const
  const amounts = said.amounts === null ? [] : [{ type: 'amounts', of: said.names, values: said.amounts } as const]
  return { aspects: [names, ...amounts], currency: said.currency, column: null, table: noun, isMore: false, first, next: said.next }
}
