import { moneyInNames } from '../lexicon/units.ts'
import { wordSet } from '../lexicon/word-set.ts'
import { unitsOfMeasures } from '../words/unit-after.ts'

/** Units after "in": "weight in kg" is weight_kg. */
export const unitWords: ReadonlySet<string> = wordSet(unitsOfMeasures, moneyInNames)

/** Splits the name of a column into words in lower case: "orderId" and "LinkedIn URL" have two. */
export function nameWords(name: string): readonly string[] {
  // "pH" is one word.
  const parted = /\s/.test(name) || name.length < 3 ? name : name.replaceAll(/([a-z\d])(?=[A-Z])|([A-Z])(?=[A-Z][a-z]{2})/g, '$1$2 ')
  return parted
    .toLowerCase()
    .replaceAll(/\be-mail/g, 'email')
    .replaceAll(/\bid['’]s\b/g, 'ids')
    .replaceAll(/['’]s(?= )/g, '')
    .split(/[\s_-]+|(?<=\d)\.(?=\d)/)
    .filter((word, at, all) => word !== '' && (word !== 'in' || !unitWords.has(all[at + 1] ?? '')))
}
