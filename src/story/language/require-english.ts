import { SynthError } from '../../errors.ts'
import { readCode } from '../../import/read-code.ts'
import { languageNames } from './language-names.ts'
import { type SignsOfLanguage, signsOfLanguage } from './signs-of-language.ts'

/** So many words tell a language. */
const fewest = 3
/** More than so many, where none of them holds sentences of any language together. */
const fewestUntold = 5
/** Of the words of a story in another language at most this part is English. */
const mostEnglish = 1 / 3
/** How much likelier another language is than English, on the scale of eld from 0 to 1: with words of that language between the nouns, and without. */
const margins = { bare: 0.05, told: 0.06, even: 0.15, untold: 0.25 } as const
/** Characters that eld looks at. */
const looked = 1000

/**
 * Refuses a story in another language than English; code is in none. The statistics of languages are loaded with the first story that may be in one.
 * @throws SynthError `story_language`
 */
export async function requireEnglish(story: string): Promise<void> {
  const signs = signsOfLanguage(story)
  if (signs === null || !mayBeForeign(signs) || isCode(story)) return
  const { eld } = await import('eld/extrasmall')
  const text = story.slice(0, looked)
  const found = eld.detect(text)
  const { [found.language]: score = 0, en = 0 } = found.getScores()
  const isOther = signs.isOtherScript || (found.language !== 'en' && found.isReliable() && score - en >= marginFor(signs))
  if (!isOther) return
  const name = languageNames.get(found.language)
  const language = name === undefined ? 'another language than English' : name
  throw new SynthError(
    'story_language',
    `The story is in ${language}, but only English is read: write it in English, such as "200 customers with name and email", or have a ` +
      'language model read it: configure one, and use POST /api/generate-schema',
    [{ pointer: '/story', detail: `is in ${language}, but only English is read`, span: { start: 0, end: story.length } }],
  )
}

/** Whether a story declares tables in code, be it such that cannot be read. */
function isCode(story: string): boolean {
  try {
    return readCode(story, null) !== null
  } catch (error) {
    if (error instanceof SynthError) return true
    throw error
  }
}

function mayBeForeign(signs: SignsOfLanguage): boolean {
  const { isOtherScript, words, english, foreign } = signs
  return isOtherScript || isBare(signs) || (words >= fewest && english <= words * mostEnglish && foreign >= english)
}

/** Whether all that holds the nouns together is foreign: "une boutique avec 100 clients", whose nouns are English, too. */
function isBare({ words, grammar, foreign }: SignsOfLanguage): boolean {
  return grammar === 0 && foreign > 0 && words > 1
}

/** By how much the language must be likelier than English. */
function marginFor(signs: SignsOfLanguage): number {
  const { words, english, foreign, known } = signs
  if (isBare(signs)) return margins.bare
  if (foreign > english) return margins.told
  if (foreign > 0) return margins.even
  return words > fewestUntold && (english + known) * 4 <= words ? margins.untold : Infinity
}
