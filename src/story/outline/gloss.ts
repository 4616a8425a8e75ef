import { wordSet } from '../lexicon/word-set.ts'
import type { Span } from '../tokens/token.ts'
import { singularOf } from '../words/words.ts'
import { isQuestion } from './is-question.ts'
import { partsOf } from './split-items.ts'

/** Letters and the signs of plain phrases: no numbers, brackets or quotation marks. */
const plain = /^[\p{L}\s,'’.-]{1,160}$/u
/** Words about the form of values, which do not explain their meaning, and words that begin such remarks. */
const telling = wordSet(
  'only always never must should unique between from than if when unless until like such no not none null empty missing optional or either',
  'except average mean median most mostly least more less total sum product difference times minus plus in after before same different',
)
const tellingStart = /^(?:distribut|correlat|depend|increas|decreas|skew|random|equal)/
/** What every key is: "unique identifier for each customer". */
const identifying =
  /^(?:an? |the )?(?:unique )?(?:identifier|id|code|number|key)(?: (?:for|of|assigned to|identifying)\b[\p{L}\s'’]{0,60})?$/iu
/** Nouns for any number. */
const general = /^(?:the )?(?:rating|score|scale|level)$/i
/** The part of a column in a model: "target variable". */
const role =
  /^(?:as )?(?:the |an? |our |my )?(?:target|label|response|dependent|independent|outcome|feature|predictor|input)(?: (?:variable|column|label|class|feature))?$/i
/** Shorter words are no evidence. */
const shortest = 3

/** What numbers stand for: "a score from 1 to 5 | indicating the customer's satisfaction". */
const meaning = /(?<=\d),? (?:indicating|representing|showing|reflecting|measuring|describing|expressing) [\p{L}\s'’-]{1,120}\.?$/u

/** A declaration without what a model does with the column: "target, 20% yes", "yes/no, label". */
export function withoutRole(text: string, { start, end }: Span): Span {
  const span = { start, end: end - (meaning.exec(text.slice(start, end))?.[0].length ?? 0) }
  const parts = partsOf(text, span, 'commas')
  const own = parts.filter((part) => !role.test(text.slice(part.start, part.end)))
  const [first, last] = [own[0], own.at(-1)]
  return own.length === parts.length || first === undefined || last === undefined ? span : { start: first.start, end: last.end }
}

/**
 * Whether a description of a column repeats its name and says nothing about its values: "first_name: the first name of the employee",
 * "department_id: the department the employee belongs to".
 */
export function isGloss(description: string, name: readonly string[]): boolean {
  if (general.test(description) || role.test(description) || isQuestion(description)) return true
  if (identifying.test(description) && /^(?:id|key|no|num|number|code|uuid)$/.test(name.at(-1) ?? '')) return true
  const words = plain.test(description) ? description.toLowerCase().split(/[^\p{L}]+/u) : []
  if (words.some((word) => telling.has(word) || tellingStart.test(word))) return false
  const own = new Set(name.map(singularOf))
  return words.some((word) => word.length >= shortest && own.has(singularOf(word)))
}
