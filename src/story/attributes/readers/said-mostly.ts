import { andWords } from '../../lexicon/connectives.ts'
import { mostlyWords } from '../../lexicon/share-words.ts'
import { wordSet } from '../../lexicon/word-set.ts'
import { isOneOf, textAt } from '../../reader/index.ts'
import type { Token } from '../../tokens/token.ts'

/** The values that most rows have, as written, and the token after them. */
export interface SaidMostly {
  readonly values: readonly string[]
  readonly next: number
}

const towards = wordSet('to toward towards')
const joints = wordSet(andWords, 'or , - – to')
const lastValues = 4
/** Most values between the ends of "7 to 9". */
const longestScale = 10

/** Reads the most common values: "mostly INFO", "mostly 4 and 5", "skewed to 4 and 5". Null for none. */
export function readSaidMostly(tokens: readonly Token[], at: number, text: string): SaidMostly | null {
  const isSkewed = textAt(tokens, at) === 'skewed'
  if (isSkewed ? !isOneOf(tokens, at + 1, towards) : !isOneOf(tokens, at, mostlyWords)) return null
  const values: string[] = []
  let next = isSkewed ? at + 2 : at + 1
  for (; values.length < lastValues; next++) {
    const token = tokens[next]
    if (token === undefined || token.kind === 'sign') break
    values.push(...upTo(values.at(-1), textAt(tokens, next - 1), text.slice(token.start, token.end)))
    if (!isOneOf(tokens, next + 1, joints)) {
      next++
      break
    }
    next++
  }
  return values.length === 0 ? null : { values, next }
}

/** The values from the one before: "7 to 9" has the 8 between them. */
function upTo(before: string | undefined, joint: string, value: string): readonly string[] {
  const count = /^(?:to|-|–)$/.test(joint) ? Number(value) - Number(before) : 0
  if (!Number.isInteger(count) || count < 1 || count > longestScale) return [value]
  return Array.from({ length: count }, (_, at) => String(Number(before) + at + 1))
}
