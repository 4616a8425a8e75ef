import { usableLocale } from '../table/usable-locale.ts'

/** A share, 0 to 1, in percent: "7%", "12.5%", "0.04%". */
export function percentWriter(locale: string): (share: number) => string {
  const format = new Intl.NumberFormat(locale === 'raw' ? 'en-US' : usableLocale(locale), { style: 'percent', maximumSignificantDigits: 3 })
  return (share) => format.format(share)
}
