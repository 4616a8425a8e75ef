import { isStateWord } from '../lexicon/states.ts'
import { wordSet } from '../lexicon/word-set.ts'

/** States of work, which other rows do not have. */
const ofWork = wordSet('todo backlog doing progress in_progress review in_review testing')

/**
 * Whether nouns are a status and its values, "status pending, paid, shipped", although each of them may name a column.
 * @param share how many of the values have to be known states
 */
export function tellsStates([first, ...others]: readonly { readonly words: readonly string[] }[], share = 2 / 3): boolean {
  const [name = '', ...state] = first?.words ?? []
  const said = [state, ...others.map(({ words }) => words)].map((words) => words.at(-1) ?? '')
  const known = said.filter((word) => isStateWord(word) || ofWork.has(word))
  return /^(?:status|state|stage)$/.test(name) && state.length > 0 && known.length >= said.length * share
}
