import { wordSet } from './lexicon/word-set.ts'
import { isOneOf, kindAt, textAt } from './reader/index.ts'
import type { Token } from './token.ts'

const listStarts = wordSet('( [ : named called')
const joints = wordSet(', and & or /')
/** A list goes no further. */
const mostNames = 40

const known = new WeakMap<readonly Token[], ReadonlySet<string>>()

/**
 * The names that a story lists of rows: "alice" and "bob" of "users named Alice and Bob", "leeds" of "4 sites (Leeds, Cardiff, Hull, York)". What is
 * said of one of them is of one row.
 */
export function namedMembers(tokens: readonly Token[]): ReadonlySet<string> {
  const before = known.get(tokens)
  if (before !== undefined) return before
  const found = new Set<string>()
  for (let at = 0; at < tokens.length; at++) {
    if (!isOneOf(tokens, at, listStarts)) continue
    const names = namesFrom(tokens, at + 1)
    if (names.length > 1) for (const name of names) found.add(name)
    at += names.length
  }
  known.set(tokens, found)
  return found
}

/** Words with a capital letter, parted by commas and the like. */
function namesFrom(tokens: readonly Token[], from: number): readonly string[] {
  const names: string[] = []
  let at = from
  while (names.length < mostNames && kindAt(tokens, at) === 'word' && tokens[at]?.isCapital === true) {
    names.push(textAt(tokens, at))
    at++
    const joint = at
    while (at < joint + 2 && isOneOf(tokens, at, joints)) at++
    if (at === joint) break
  }
  return names
}
