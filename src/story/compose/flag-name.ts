import { areStateWords } from '../bind/shares/of-other-rows.ts'
import { doneIn, flagLead, happenedIn, isLastingVerb } from '../lexicon/flag-verbs.ts'
import { wordSet } from '../lexicon/word-set.ts'
import { singularOf } from '../words/words.ts'

/** Prepositions at the start of a state, which stay in the name of a flag: `is_on_time`, `is_in_transit`. */
const placing = wordSet('on in at by for under over out off behind ahead below above beyond')
/** Words inside a state that stay in the name. */
const joining = wordSet('on in at by for to with out off up')
/** The beginning of the name after a word for having or lacking something. */
const having: ReadonlyMap<string, string> = new Map([
  ['with', 'has'],
  ['have', 'has'],
  ['has', 'has'],
  ['had', 'has'],
  ['having', 'has'],
  ['got', 'has'],
  ['get', 'has'],
  ['hold', 'has'],
  ['without', 'has_no'],
])

/**
 * The name of a flag as a developer would call it: `is_on_time`, `has_failed`, `has_insurance`, `owns_car`, `is_spam`.
 * @param what the words of the share
 * @param words those of them that name the state
 * @param before the word before them in the story
 * @param hasObject whether they begin with a verb and its object: "skipped the question"
 */
export function flagName(what: readonly string[], words: readonly string[], before = '', hasObject = false): string {
  const [first = ''] = what
  const isLed = placing.has(first) || having.has(first)
  const own = what.filter((word, place) => (words.includes(word) || isBetween(what, words, place)) && !(isLed && place === 0))
  const [head = '', ...rest] = own.map((word, place) => (place === own.length - 1 ? singularOf(word) : word))
  const has = having.get(first) ?? having.get(before)
  if (placing.has(first)) return ['is', first, head, ...rest].join('_')
  // "get flagged"
  const isPassive = /^g[eo]t$/.test(before) && areStateWords([head])
  if (has !== undefined && !isPassive) return [has, head, ...rest].join('_')
  if (isLastingVerb(first)) return [flagLead(first), ...[head, ...rest].filter((word) => word !== first)].join('_')
  const done = doneIn(head)
  const isDoing = (done !== head && done !== happenedIn(head)) || (hasObject && areStateWords([head]))
  return [isDoing ? 'has' : flagLead(done), done, ...rest].join('_')
}

/** Whether a word stands between two that the name keeps: "invited | to | interview", "dropped | out". */
function isBetween(what: readonly string[], words: readonly string[], place: number): boolean {
  const isKept = (word: string): boolean => words.includes(word)
  return (
    joining.has(what[place] ?? '') && what.slice(0, place).some(isKept) && (place === what.length - 1 || what.slice(place).some(isKept))
  )
}
