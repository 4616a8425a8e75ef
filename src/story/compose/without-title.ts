import { classify } from './classify.ts'

/** Characters between a title and what it names. */
const longestTitle = 40

interface Counted {
  readonly words: readonly string[]
  readonly count: number | null
  readonly start: number
  readonly alias?: string
}

/** A title that names what is counted next to it is no other table: "supermarket sales, 6000 transactions". */
export function withoutTitle<Each extends Counted>(candidates: readonly Each[]): readonly Each[] {
  const [title, counted, ...others] = candidates
  if (title === undefined || counted === undefined || title.count !== null || counted.count === null) return candidates
  const isNear = counted.start - title.start < longestTitle && counted.words.length === 1
  const areSales = [title, counted].every(({ words }) => classify(words)?.archetype.name === 'transaction')
  const isTitle = title.words.length > 1 && isNear && areSales
  return isTitle ? [{ ...title, count: counted.count, alias: counted.words.join(' ') }, ...others] : candidates
}
