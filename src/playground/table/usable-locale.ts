/** A locale that `Intl` takes: undefined, which is the browser's, for '' and for what is none, as links may hold any text. */
export function usableLocale(locale: string): string | undefined {
  try {
    return Intl.NumberFormat.supportedLocalesOf(locale === '' ? [] : locale)[0]
  } catch {
    return undefined
  }
}
