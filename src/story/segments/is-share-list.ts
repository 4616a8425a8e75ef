import { articles, definites, possessives } from '../lexicon/determiners.ts'
import { approximations } from '../lexicon/approximations.ts'
import { percentWords } from '../lexicon/units.ts'
import { being } from '../lexicon/verbs.ts'
import { wordSet } from '../lexicon/word-set.ts'
import { isOneOf, kindAt, skip, textAt } from '../reader/index.ts'
import type { Token } from '../tokens/token.ts'
import { singularOf } from '../words/words.ts'

const skipAbout = skip(wordSet(approximations, articles), 2)
const skipDeterminers = skip(wordSet(articles, definites, possessives), 1)
const skipBeing = skip(being, 1)
const joints = skip(wordSet(', ; and while'), 2)
/** Most words of the rows, and of a value. */
const mostWords = 3
const fewest = 2

/**
 * Whether a sentence divides all rows among listed values: "40% of artifacts are clay, 30% stone and 30% glass". Its shares are of the rows
 * and not of parts of them.
 * @param listed the listed values, words in the singular
 */
export function isShareList(
  tokens: readonly Token[],
  first: number,
  end: number,
  listed: { readonly has: (value: string) => boolean },
): boolean {
  let parts = 0
  for (let at = first; at < end; parts++) {
    const next = shareOf(tokens, at, parts === 0, listed)
    if (next === null) return parts >= fewest && /^(?:the|others?)$/.test(textAt(tokens, at))
    at = joints(tokens, next).next
  }
  return parts >= fewest
}

/** The end of a share and its value: "40% of artifacts are clay", "30% stone". Null for none. */
function shareOf(
  tokens: readonly Token[],
  at: number,
  isFirst: boolean,
  listed: { readonly has: (value: string) => boolean },
): number | null {
  const number = skipAbout(tokens, at).next
  if (kindAt(tokens, number) !== 'number' || !isOneOf(tokens, number + 1, percentWords)) return null
  const rows = isFirst ? pastRows(tokens, number + 2) : number + 2
  if (rows === null) return null
  const start = skipBeing(tokens, rows).next
  for (let words = mostWords; words > 0; words--) {
    const value = tokens.slice(start, start + words).map(({ text }) => singularOf(text))
    if (listed.has(value.join(' '))) return start + words
  }
  return null
}

/** The token behind "of the artifacts"; null unless a verb follows. */
function pastRows(tokens: readonly Token[], at: number): number | null {
  if (textAt(tokens, at) !== 'of') return null
  const start = skipDeterminers(tokens, at + 1).next
  for (let next = start + 1; next <= start + mostWords; next++) if (isOneOf(tokens, next, being)) return next
  return null
}
