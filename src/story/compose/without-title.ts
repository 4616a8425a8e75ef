import { classify } from './classify.ts'

/** Most characters between a title and the counted noun. */
const longestTitle = 40

interface Counted {
  readonly words: readonly string[]
  readonly count: number | null
  readonly start: number
  readonly alias?: string
}

/** Removes a title for the counted noun next to it: "supermarket sales, 6000 transactions". */
export function withoutTitle<Each extends Counted>(candidates: readonly Each[]): readonly Each[] {
  const [title, counted, ...others] = candidates
  if (title === undefined || counted === undefined || title.count !== null || counted.count === null) return candidates
  const isNear = counted.start - title.start < longestTitle && counted.words.length === 1
  const areSales = [title, counted].every(({ words }) => classify(words)?.archetype.name === 'transaction')
  const isTitle = title.words.length > 1 && isNear && areSales
  return isTitle ? [{ ...title, count: counted.count, alias: counted.words.join(' ') }, ...others] : candidates
}
