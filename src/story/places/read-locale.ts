import { wordSet } from '../lexicon/word-set.ts'
import { isOneOf, textAt } from '../reader/index.ts'
import type { Token } from '../tokens/token.ts'
import { placeNames } from './place-index.ts'
import type { SaidPlace } from './read-place.ts'

/** Languages that can start a locale (ISO 639-1). Those that are English words count only after "locale". */
const languages: ReadonlySet<string> = wordSet('de fr es pt en nl pl sv da nb fi tr ja ko zh ar hi ru')
const words: ReadonlySet<string> = wordSet('it is id he no')
const announcing: ReadonlySet<string> = wordSet('locale locales')
const between: ReadonlySet<string> = wordSet(': = is of')

/** Whether a locale, or a word for one, can start with a token. */
export function mayBeLocale({ text }: Token): boolean {
  return announcing.has(text) || languages.has(text)
}

/** Reads the country of a locale: "de_AT", "locale: pt-BR". Null for none. */
export function readLocale(tokens: readonly Token[], at: number): SaidPlace | null {
  const isAnnounced = isOneOf(tokens, at, announcing)
  let start = isAnnounced ? at + 1 : at
  if (isAnnounced && isOneOf(tokens, start, between)) start++
  const [language, country] = [tokens[start], tokens[start + 1]]
  if (
    language === undefined ||
    language.isCapital === true ||
    country?.isCapital !== true ||
    country.start !== language.end + 1 ||
    country.end - country.start !== 2
  )
    return null
  if (!languages.has(language.text) && !(isAnnounced && words.has(language.text))) return null
  const code = textAt(tokens, start + 1).toUpperCase()
  const isKnown = [...placeNames().values()].some((names) => names.some(({ places }) => places.some(({ codes }) => codes[0] === code)))
  return isKnown ? { place: { codes: [code], cities: [], type: 'country' }, next: start + 2 } : null
}
