import { SynthError } from '../../errors.ts'
import { readCode } from '../../import/read-code.ts'
import { languageDetector } from '../../language/language-detector.ts'
import { languageNames } from './language-names.ts'
import { type SignsOfLanguage, signsOfLanguage } from './signs-of-language.ts'

/** Fewest words by which a language can be detected. */
const fewest = 3
/** The same for text without function words of any language. */
const fewestUntold = 5
/** Largest share of English words in a story in another language. */
const mostEnglish = 1 / 3
/**
 * Least difference by which another language must be more likely than English, on the scale of eld from 0 to 1. `bare` is for stories with
 * only foreign function words, `told` with mostly foreign ones, `even` with as many as English ones, `untold` without any.
 */
const margins = { bare: 0.05, told: 0.06, even: 0.15, untold: 0.25 } as const
/** Most characters that eld reads. */
const looked = 1000

/**
 * Refuses a story that is not in English. Code has no language. The language statistics are loaded with the first story that may be in
 * another language.
 * @throws SynthError `story_language`
 */
export async function requireEnglish(story: string): Promise<void> {
  const signs = signsOfLanguage(story)
  if (signs === null || !mayBeForeign(signs) || isCode(story)) return
  const detect = await languageDetector()
  const text = story.slice(0, looked)
  const found = detect(text)
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

/** Whether a story contains code that declares tables, even if it cannot be read. */
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

/** Whether all function words are foreign: "une boutique avec 100 clients" has only English nouns. */
function isBare({ words, grammar, foreign }: SignsOfLanguage): boolean {
  return grammar === 0 && foreign > 0 && words > 1
}

/** By how much another language must be more likely than English. */
function marginFor(signs: SignsOfLanguage): number {
  const { words, english, foreign, known } = signs
  if (isBare(signs)) return margins.bare
  if (foreign > english) return margins.told
  if (foreign > 0) return margins.even
  return words > fewestUntold && (english + known) * 4 <= words ? margins.untold : Infinity
}
