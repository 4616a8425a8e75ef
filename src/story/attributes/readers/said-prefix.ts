import { having } from '../../lexicon/verbs.ts'
import { wordSet } from '../../lexicon/word-set.ts'
import { oneOf, skip } from '../../reader/index.ts'
import { firstFrom } from '../../tokens/first-from.ts'
import type { Token } from '../../tokens/token.ts'
import { sizedPart } from './said-length.ts'

const beginning = oneOf(
  ['start', 'starts', 'starting', 'begin', 'begins', 'beginning', 'prefixed']
    .flatMap((verb) => ['with', 'by'].map((preposition) => `${verb} ${preposition}`))
    .concat('with prefix', 'with the prefix', 'prefix'),
)
const followed = oneOf(['followed by', 'plus', 'and then'])
const skipJoints = skip(wordSet(having, 'and , followed by then plus is are ( :'), 4)
/** Capital letters, as in "INV-" and "S". */
const written = /([A-Z]{1,10}[-_/]?)(?![A-Za-z0-9])/y
/** Digits of codes where only their beginning is said. */
const usualDigits = '######'

/** Reads how codes begin: "start with S and have 6 digits", "TXN followed by 8 digits", "prefixed with INV-". `text` is the story. Null for none. */
export function readSaidPrefix(
  tokens: readonly Token[],
  at: number,
  text: string,
): { readonly pattern: string; readonly next: number } | null {
  const start = beginning(tokens, at)?.next ?? (followed(tokens, at + 1) === null ? null : at)
  const from = start === null ? undefined : tokens[start]?.start
  if (start === null || from === undefined) return null
  written.lastIndex = from
  const [whole = '', prefix] = written.exec(text) ?? []
  if (prefix === undefined) return null
  const next = firstFrom(tokens, from + whole.length)
  const part = sizedPart(tokens, skipJoints(tokens, next).next)
  return { pattern: prefix + (part?.pattern ?? usualDigits), next: part?.next ?? next }
}
