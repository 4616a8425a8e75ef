import { wordSet } from './word-set.ts'
/** ISO 4217 codes that a story may contain, in lower case. */
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

/** Prefixes of "$", by the currency that they make of it. */
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

/** The ISO 4217 code of a currency sign ("€"); null for other texts. */
export function currencyOfSign(sign: string): string | null {
  return signs.get(sign) ?? null
}

/** The ISO 4217 code of "$" with a prefix ("us", "r"); null for other prefixes. */
export function currencyOfDollar(prefix: string): string | null {
  return dollars.get(prefix) ?? null
}

/** The ISO 4217 code of a code in lower case ("eur", "rs"); null for other texts. */
export function currencyOfCode(code: string): string | null {
  if (code === 'rs') return 'INR'
  return codes.has(code) && code !== 'try' ? code.toUpperCase() : null
}

/** The ISO 4217 code of a name after an amount ("dollars", "euro", "eur"); null for other texts. */
export function currencyOfName(name: string): string | null {
  return names.get(name) ?? (name.endsWith('s') ? names.get(name.slice(0, -1)) : undefined) ?? currencyOfCode(name)
}
