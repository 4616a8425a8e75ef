import { wordSet } from '../lexicon/word-set.ts'
import { currencyOfCode, currencyOfDollar, currencyOfName, currencyOfSign } from '../lexicon/currencies.ts'
import type { CurrencyFact } from '../facts/fact.ts'
import { countryCurrencies } from '../places/country-currencies.ts'
import { mayBePlace, readPlace } from '../places/read-place.ts'
import { kindAt, spanOf, textAt } from '../reader/index.ts'
import type { Token } from '../tokens/token.ts'
import type { Phrase } from './phrase.ts'
import { example } from './example.ts'

/** Names that always mean money. Others, such as "pounds" and "won", need a word about money. */
const plainNames = /^(?:euros?|dollars?|rupees?|yen|reais|pesos?|kron(?:a|or|e|er)|zlot(?:y|ys)|naira|shekels?|francs?)$/
/** Words that announce a currency. */
const moneyWords: ReadonlySet<string> = wordSet(
  'currency currencies priced prices price pricing amounts amount billed paid charged salaries salary revenue invoiced payments money fees everything all sums totals costs quoted',
)
/** Names of currencies that several countries use. */
const shared = /^(?:dollars?|pesos?|francs?|kron(?:a|or|e|er)|pounds?|rupees?|lira|rand|won|yen|real|reais|naira|zlotys?)$/
const reach = 5

/** The currency of all amounts: "€", "in euros", "GBP". */
export const currency: Phrase = {
  name: 'currency',
  precedence: 110,
  description: 'The currency of all amounts of money.',
  examples: [
    example('prices in euros', { text: 'in euros', type: 'currency', currency: 'EUR' }),
    example('a bank that works in EUR', { text: 'in EUR', type: 'currency', currency: 'EUR' }),
    example('invoices in €', { text: 'in €', type: 'currency', currency: 'EUR' }),
    example('currency: GBP', { type: 'currency', currency: 'GBP' }),
    example('amounts in pounds', { text: 'in pounds', type: 'currency', currency: 'GBP' }),
    example('salaries in Swiss francs', { text: 'in Swiss francs', type: 'currency', currency: 'CHF' }),
    example('orders in Canadian dollars', { text: 'in Canadian dollars', type: 'currency', currency: 'CAD' }),
    example('all prices in US dollars', { text: 'in US dollars', type: 'currency', currency: 'USD' }),
    example('everything in R$', { text: 'in R$', type: 'currency', currency: 'BRL' }),
    example('paid in Mexican pesos', { text: 'in Mexican pesos', type: 'currency', currency: 'MXN' }),
    example('weights in pounds, and a real plan'),
  ],
  startsAt,
  read: (tokens, at) => {
    const start = leadEnd(tokens, at)
    const said = readCurrency(tokens, start, start > at, at)
    if (said === null) return null
    const fact: CurrencyFact = {
      type: 'currency',
      currency: said.code,
      ...spanOf(tokens, at, said.next),
    }
    return { facts: [fact], first: at, next: said.next }
  },
}

function startsAt(token: Token): boolean {
  const { kind, text } = token
  if (kind === 'sign') return currencyOfSign(text) !== null
  return text === 'in' || text === 'currency' || currencyOfCode(text) !== null || currencyOfDollar(text) !== null || mayBePlace(token)
}

/** The token after "in", "in the", "currency:" or "using". */
function leadEnd(tokens: readonly Token[], at: number): number {
  if (textAt(tokens, at) === 'in') return at + 1
  if (!/^currency$/.test(textAt(tokens, at))) return at
  return /^(?::|=|is|of)$/.test(textAt(tokens, at + 1)) ? at + 2 : at + 1
}

interface Said {
  readonly code: string
  readonly next: number
}

function readCurrency(tokens: readonly Token[], at: number, isLed: boolean, first: number): Said | null {
  const token = tokens[at]
  if (token === undefined || kindAt(tokens, at - 1) === 'number') return null
  const after = tokens[at + 1]
  const dollar = after?.text === '$' && after.start === token.end ? currencyOfDollar(token.text) : null
  if (dollar !== null) return kindAt(tokens, at + 2) === 'number' ? null : { code: dollar, next: at + 2 }
  const sign = token.kind === 'sign' ? currencyOfSign(token.text) : null
  if (sign !== null) return after?.kind === 'number' ? null : { code: sign, next: at + 1 }
  if (token.kind !== 'word' || after?.kind === 'number') return null
  const national = ofCountry(tokens, at)
  if (national !== null) return national
  const code = token.text.length === 3 ? currencyOfCode(token.text) : null
  if (code !== null) return token.isCapital === true || isLed ? { code, next: at + 1 } : null
  const named = isLed ? currencyOfName(token.text) : null
  if (named === null || (after?.text === 'sterling' ? false : !plainNames.test(token.text) && !speaksOfMoney(tokens, first))) return null
  return { code: named, next: after?.text === 'sterling' ? at + 2 : at + 1 }
}

/** A currency with its country: "Swiss francs", "US dollars". */
function ofCountry(tokens: readonly Token[], at: number): Said | null {
  const said = readPlace(tokens, at, true)
  const [code, ...others] = said?.place.codes ?? []
  if (said === null || code === undefined || others.length > 0 || said.place.type !== 'country') return null
  const found = shared.test(textAt(tokens, said.next)) ? countryCurrencies().get(code) : undefined
  return found === undefined ? null : { code: found.currency, next: said.next + 1 }
}

function speaksOfMoney(tokens: readonly Token[], at: number): boolean {
  if (textAt(tokens, at) === 'currency') return true
  for (let before = at - 1; before >= Math.max(0, at - reach); before--) if (moneyWords.has(textAt(tokens, before))) return true
  return false
}
