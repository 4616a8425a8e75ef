import type { JSX } from 'preact'
import { useStore } from '../state/use-store.ts'

/** One tag for each distinct way of writing numbers and dates. */
const locales = [
  'en-US',
  'en-GB',
  'de-DE',
  'de-CH',
  'fr-FR',
  'es-ES',
  'it-IT',
  'pt-BR',
  'nl-NL',
  'sv-SE',
  'pl-PL',
  'tr-TR',
  'hi-IN',
  'ja-JP',
  'zh-CN',
  'ko-KR',
]

/** Selects the format of displayed values. The data itself does not change. */
export function LocaleSelect(): JSX.Element {
  const { locale } = useStore()
  const chosen = locale.value
  const offered = chosen === '' || chosen === 'raw' || locales.includes(chosen) ? locales : [chosen, ...locales]
  return (
    <div class="field">
      <label for="locale">Numbers and dates</label>
      <select
        id="locale"
        value={chosen}
        title="How numbers and dates are written in this page; files are not changed"
        onChange={({ currentTarget }) => (locale.value = currentTarget.value)}
      >
        <option value="">as in {nameOf(navigator.language)}</option>
        <option value="raw">as in the files</option>
        {offered.map((tag) => (
          <option key={tag} value={tag}>
            {nameOf(tag)}
          </option>
        ))}
      </select>
    </div>
  )
}

/** The name of a locale in English. */
function nameOf(tag: string): string {
  try {
    return new Intl.DisplayNames('en', { type: 'language' }).of(tag) ?? tag
  } catch {
    // The link may contain any text.
    return tag
  }
}
