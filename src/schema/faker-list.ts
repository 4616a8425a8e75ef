/** Locales of faker that are loaded with the lists of names, English first. */
export const fakerLocales = ['en', 'en_AU', 'en_IN', 'de', 'de_AT', 'es', 'es_MX', 'it', 'pt_BR', 'sv'] as const

export type FakerLocale = (typeof fakerLocales)[number]

/** The parts of the name of a reference list that is made from a method of faker. */
export interface FakerList {
  readonly locale: FakerLocale
  /** Module and method, such as `person.jobTitle`. */
  readonly method: string
}

export function fakerListName({ locale, method }: FakerList): string {
  return `faker:${locale}:${method}`
}

/** The inverse of `fakerListName`; null for the name of another list. */
export function parseFakerListName(name: string): FakerList | null {
  const [prefix, code, ...rest] = name.split(':')
  const locale = fakerLocales.find((known) => known === code)
  return prefix !== 'faker' || locale === undefined ? null : { locale, method: rest.join(':') }
}
