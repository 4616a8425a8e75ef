import type { Fact, RateFact } from '../facts/fact.ts'
import { isGenderWord } from '../lexicon/gender-words.ts'
import { spanOf } from '../reader/index.ts'
import type { Token } from '../tokens/token.ts'
import type { Noun } from '../words/noun.ts'
import type { Reading } from './phrase.ts'

/**
 * Reads "only female patients" as a statement about all patients: it leaves out rows, and no table. Beside other nouns it leaves out tables,
 * too: "only female patients and their visits". Null if the nouns name whole tables.
 */
export function onlySome(tokens: readonly Token[], nouns: readonly Noun[], first: number, next: number): Reading | null {
  const span = spanOf(tokens, first, next)
  const parts = nouns.map((noun) => ({ noun, part: noun.words.find(isGenderWord) }))
  const rates = parts.flatMap(({ noun, part }): readonly RateFact[] =>
    part === undefined
      ? []
      : [{ type: 'rate', share: 1, what: [part], of: withoutPart(noun), ...(nouns.length === 1 ? span : placeOf(noun)) }],
  )
  if (rates.length === 0) return null
  const whole = parts.flatMap(({ noun }) => withoutPart(noun) ?? [])
  const tables: readonly Fact[] =
    nouns.length === 1 || whole.length === 0 ? [] : [{ type: 'selection', mode: 'only', nouns: whole, ...span }]
  return { facts: [...rates, ...tables], first, next }
}

function placeOf({ start, end }: Noun): Pick<Noun, 'start' | 'end'> {
  return { start, end }
}

/** The noun of the rows; null if only the part is named. */
function withoutPart(noun: Noun): Noun | null {
  const words = noun.words.filter((word) => !isGenderWord(word))
  return words.length === 0 ? null : { ...noun, words }
}
