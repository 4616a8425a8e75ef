import { wordSet } from './word-set.ts'
/** ISO 4217 codes that a story may write with its amounts, in lower case. */
const codes = wordSet(
  'usd eur gbp jpy cny inr brl cad aud nzd chf sek nok dkk pln czk huf ron bgn try rub uah zar ngn kes ghs egp mad aed sar qar kwd ils ' +
    'krw sgd hkd twd thb idr myr php vnd pkr bdt lkr mxn ars clp cop pen isk',
)

const signs: ReadonlyMap<string, string> = new Map([
  ['$', 'USD'],
  ['€', 'EUR'],
  ['£', 'GBP'],
  ['¥', 'JPY'],
  ['₹', 'INR'],
  ['₩', 'KRW'],
  ['₽', 'RUB'],
  ['₺', 'TRY'],
  ['₪', 'ILS'],
  ['₫', 'VND'],
  ['₱', 'PHP'],
  ['฿', 'THB'],
  ['₦', 'NGN'],
  ['₴', 'UAH'],
])

/** What stands before "$" and makes it another country's. */
const dollars: ReadonlyMap<string, string> = new Map([
  ['us', 'USD'],
  ['r', 'BRL'],
  ['a', 'AUD'],
  ['au', 'AUD'],
  ['c', 'CAD'],
  ['ca', 'CAD'],
  ['nz', 'NZD'],
  ['hk', 'HKD'],
  ['s', 'SGD'],
  ['mx', 'MXN'],
])

const names: ReadonlyMap<string, string> = new Map([
  ['dollar', 'USD'],
  ['buck', 'USD'],
  ['euro', 'EUR'],
  ['pound', 'GBP'],
  ['quid', 'GBP'],
  ['yen', 'JPY'],
  ['yuan', 'CNY'],
  ['renminbi', 'CNY'],
  ['rmb', 'CNY'],
  ['rupee', 'INR'],
  ['real', 'BRL'],
  ['reai', 'BRL'],
  ['peso', 'MXN'],
  ['franc', 'CHF'],
  ['zloty', 'PLN'],
  ['lira', 'TRY'],
  ['ruble', 'RUB'],
  ['rouble', 'RUB'],
  ['rand', 'ZAR'],
  ['won', 'KRW'],
  ['naira', 'NGN'],
  ['dirham', 'AED'],
  ['shekel', 'ILS'],
  ['baht', 'THB'],
  ['krona', 'SEK'],
  ['kronor', 'SEK'],
  ['krone', 'NOK'],
  ['kroner', 'NOK'],
])

/** ISO 4217 code of a sign of money: "€"; null for any other. */
export function currencyOfSign(sign: string): string | null {
  return signs.get(sign) ?? null
}

/** ISO 4217 code of what a prefix makes of "$": "us", "r"; null for any other. */
export function currencyOfDollar(prefix: string): string | null {
  return dollars.get(prefix) ?? null
}

/** ISO 4217 code of a code in lower case: "eur", "rs"; null for any other. */
export function currencyOfCode(code: string): string | null {
  if (code === 'rs') return 'INR'
  return codes.has(code) && code !== 'try' ? code.toUpperCase() : null
}

/** ISO 4217 code of what stands after an amount: "dollars", "euro", "eur"; null for any other. */
export function currencyOfName(name: string): string | null {
  return names.get(name) ?? (name.endsWith('s') ? names.get(name.slice(0, -1)) : undefined) ?? currencyOfCode(name)
}
