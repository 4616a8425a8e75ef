/** A locale for `Intl`: undefined, the browser's, for '' and for invalid text, because links may hold any text. */
export function usableLocale(locale: string): string | undefined {
  try {
    return Intl.NumberFormat.supportedLocalesOf(locale === '' ? [] : locale)[0]
  } catch {
    return undefined
  }
}
