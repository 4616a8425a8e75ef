import { once } from '../../caches/once.ts'
import { referenceList } from '../../lexicon/index.ts'

/** The currency of a country. */
export interface CountryCurrency {
  /** ISO 4217 code. */
  readonly currency: string
  /** Units per US dollar, from the reference list `countries`. */
  readonly perUsd: number
}

/** The currency of each inhabited country, by ISO 3166-1 alpha-2 code. */
export const countryCurrencies = once((): ReadonlyMap<string, CountryCurrency> => {
  const { attributes } = referenceList('countries')
  const [codes = [], currencies = [], rates = []] = ['country_code', 'currency', 'per_usd'].map((name) => attributes[name] ?? [])
  return new Map(codes.map((code, index) => [String(code), { currency: String(currencies[index]), perUsd: Number(rates[index]) }]))
})

/** Units of a currency per US dollar; null for unknown currencies. */
export function perUsd(currency: string): number | null {
  for (const each of countryCurrencies().values()) if (each.currency === currency) return each.perUsd
  return null
}
