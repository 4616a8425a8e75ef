import { approximations, exactWords } from '../lexicon/approximations.ts'
import { means } from '../lexicon/averages.ts'
import { boundWords } from '../lexicon/bounds.ts'
import { equalSigns } from '../lexicon/connectives.ts'
import { otherShares } from '../lexicon/process-words.ts'
import { amountingVerbs } from '../lexicon/share-words.ts'
import { modals } from '../lexicon/verbs.ts'
import { wordSet } from '../lexicon/word-set.ts'
import { textAt } from '../reader/index.ts'
import type { Token } from '../tokens/token.ts'
import { compoundBefore } from '../words/compound-before.ts'
import { isVerbAt } from '../words/is-verb-at.ts'
import type { Noun } from '../words/noun.ts'
import { nounBefore } from '../words/nouns.ts'
import { doerBefore, isStep } from './beside-share.ts'

/** Words between a state and its share. */
export const nearly: ReadonlySet<string> = wordSet(approximations, exactWords, boundWords, means, 'some a an overall')
/** Words and signs between a state and its share. */
export const joints: ReadonlySet<string> = wordSet(equalSigns, 'of ( are was were at - –')

/** What stands before a share. */
export interface Before {
  readonly noun: Noun
  readonly first: number
  /** Whether the words before must be the state ("churn of 20%"). In "employees: 60% female" they are the rows. */
  readonly isWhat: boolean
}

/** The state or rows before a share: "churn: | 5%", "SUVs make up | 45%". Null if no noun stands there. */
export function whatBefore(tokens: readonly Token[], at: number, free: number): Before | null {
  let end = at
  while (end > Math.max(free, at - 4) && nearly.has(textAt(tokens, end - 1)) && pastAmounting(tokens, end, free) === end) end--
  end = pastAmounting(tokens, end, free)
  const joint = textAt(tokens, end - 1)
  const isModal = joint === 'be' && modals.has(textAt(tokens, end - 2)) && end - 1 > free
  const isJoined = isModal || (end > free && joints.has(joint))
  if (isJoined) end -= isModal ? 2 : 1
  const noun = compoundBefore(tokens, end, free) ?? nounBefore(tokens, end, free) ?? doerBefore(tokens, end, free)
  if (noun === null || noun.words.some((word) => otherShares.has(word)) || isStep(tokens, end - noun.words.length)) return null
  const isWhat = /^(?:of|=|\(|at)$/.test(isJoined ? joint : '') || noun.words.at(-1) === 'rate' || noun.words.at(-1) === 'ratio'
  return { noun, first: end - noun.words.length, isWhat }
}

/** The token at which a verb for a part of a whole begins: "SUVs | make up 45%", "R&D | holds 65% of staff"; `at` if none ends there. */
export function pastAmounting(tokens: readonly Token[], at: number, free: number): number {
  const verb = amountingVerbs.find(
    (words) => at - words.length > free && words.every((word, place) => textAt(tokens, at - words.length + place) === word),
  )
  return at - (verb?.length ?? Number(at - 1 > free && isVerbAt(tokens, at - 1)))
}
