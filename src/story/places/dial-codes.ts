import { referenceList } from '../../lexicon/index.ts'

const start = /^\+\d+(?= )/

/** The code of a country before its phone numbers: "44" for GB. Null if none of its numbers can be made. */
export function dialCode(country: string): string | null {
  const { attributes } = referenceList('phone_ranges')
  const place = (attributes['country_code'] ?? []).findIndex((code) => code === country)
  return start.exec(String(attributes['prefix']?.[place] ?? ''))?.[0].slice(1) ?? null
}

/** The country whose phone numbers begin with a code: the United States for 1. Null for none. */
export function countryOfDialCode(code: string): string | null {
  const { attributes } = referenceList('phone_ranges')
  const place = (attributes['prefix'] ?? []).findIndex((prefix) => String(prefix).startsWith(`+${code} `))
  return place < 0 ? null : String(attributes['country_code']?.[place])
}
