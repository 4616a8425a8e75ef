import type { Noun } from './noun.ts'
import { pluralOf, singularOf } from './words.ts'

/** The two tables in the name of the table between them: posts and tags of "post_tags". Null for other names. */
export function sidesOfName({ words, start, end }: Noun): readonly [parent: Noun, child: Noun] | null {
  const [one, other, more] = words
  if (one === undefined || other === undefined || more !== undefined) return null
  const sideOf = (word: string): Noun => ({ words: [pluralOf(singularOf(word))], start, end })
  return [sideOf(one), sideOf(other)]
}
