/** Letters that no Unicode decomposition turns into a-z. */
const letters: Readonly<Record<string, string>> = {
  ß: 'ss',
  æ: 'ae',
  œ: 'oe',
  ø: 'o',
  đ: 'd',
  ð: 'd',
  ħ: 'h',
  ı: 'i',
  ł: 'l',
  þ: 'th',
}

/** German transcriptions of umlauts in ASCII. */
const germanLetters: Readonly<Record<string, string>> = { ä: 'ae', ö: 'oe', ü: 'ue' }

/** Most names consist of these letters only and need no replacement. */
const ascii = /^[\x20-\x7e]*$/

const germanSpeaking: ReadonlySet<string> = new Set(['DE', 'AT', 'CH'])

/** The form of a name in an e-mail address: lower-case a-z only, transliterated as is usual in the country; '' if no letter is left. */
export function fold(name: string, countryCode: string): string {
  if (ascii.test(name)) return name.toLowerCase().replace(/[^a-z]/g, '')
  const german = germanSpeaking.has(countryCode)
  let folded = ''
  for (const letter of name.normalize('NFC').toLowerCase()) {
    folded += (german ? germanLetters[letter] : undefined) ?? letters[letter] ?? letter
  }
  return folded.normalize('NFD').replace(/[^a-z]/g, '')
}
