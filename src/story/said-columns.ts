import { endsClause, hasWords, textAt } from './clause.ts'
import type { ColumnsFact, Noun } from './fact.ts'
import { readNounList } from './noun-list.ts'
import { isPlural } from './said-ratio.ts'
import { timeWords } from './time-words.ts'
import type { Token } from './token.ts'

const having = new Set(
  'with have has having include includes including contain contains containing store stores storing track tracks tracking'.split(' '),
)
/** Before the columns themselves: "with the following columns:". */
const announcing = /^(?:the|following|these|columns?|fields?|attributes?|properties|like|such|as|:|their|its|a|an)$/

/** Reads the columns that follow a noun, at "with", ":" or "("; null when none do. The span of the fact starts there. */
export function readColumns(
  tokens: readonly Token[],
  at: number,
  noun: Noun,
): { readonly fact: ColumnsFact; readonly next: number } | null {
  const start = columnsStart(tokens, at)
  const list = start === null ? null : readNounList(tokens, start, true)
  if (start === null || list === null) return null
  const opening = textAt(tokens, at)
  const isSure =
    (start > at + 1 && /^(?:columns?|fields?|attributes?|properties)$/.test(textAt(tokens, start - 1))) ||
    hasWords(tokens, start - 2, 'columns :')
  // What comes after a noun in brackets, or after a colon, is often something else than a list of what it has.
  if (opening === '(' && (textAt(tokens, list.next) !== ')' || (list.nouns.length < 2 && !isSure))) return null
  if (opening === ':' && !isSure && (list.nouns.length < 2 || list.nouns.every(isPlural))) return null
  if (!having.has(opening) || opening === 'with' ? false : !isSure && list.nouns.every(isPlural)) return null
  if (list.nouns.some(({ words }) => words.some((word) => timeWords.has(word) && words.length === 1))) return null
  const next = opening === '(' ? list.next + 1 : list.next
  const fact: ColumnsFact = { type: 'columns', noun, columns: list.nouns, start: tokens[at]?.start ?? 0, end: tokens[next - 1]?.end ?? 0 }
  return { fact, next }
}

/** Where the columns of a noun would start that ends before a token; null when nothing announces any. */
export function columnsStart(tokens: readonly Token[], at: number): number | null {
  const text = textAt(tokens, at)
  if (!having.has(text) && text !== ':' && text !== '(') return null
  let start = at + 1
  while (start < at + 5 && announcing.test(textAt(tokens, start)) && !endsClause(tokens, start + 1)) start++
  return start
}
