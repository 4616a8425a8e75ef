import { wordSet } from '../lexicon/word-set.ts'
import { singularOf } from '../words/words.ts'
import { classify } from './classify.ts'

/** Nouns that stand for several kinds of things, in the singular. */
const general = wordSet('animal pet bird creature mammal fish vehicle')

/** Whether a noun names a kind of the things that another noun stands for: "eagles" of "birds", "trucks" of "vehicles". */
export function isKindOf(words: readonly string[], whole: readonly string[]): boolean {
  const [kind, of] = [words, whole].map((each) => singularOf(each.at(-1) ?? '')) as [string, string]
  if (!general.has(of) || general.has(kind)) return false
  const [own, all] = [classify([kind])?.family ?? null, classify([of])?.family ?? null]
  return own !== null && (own === all || (own.role === 'animal' && all?.role === 'animal'))
}
