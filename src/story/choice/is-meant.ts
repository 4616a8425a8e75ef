import type { Noun } from '../words/noun.ts'
import { findTable } from '../find/find-table.ts'
import type { RankedDomain } from './rank-domains.ts'
import type { Intent } from '../read-story.ts'
import { fillerWords, functionWords, headOf, singularOf } from '../words/words.ts'

/** A noun of more domains than this does not identify one. */
const shared = 4
/** With this many unknown nouns, a single known word is taken as chance: "a zoo with keepers, cages, vets and a shop". */
const strange = 3

/** Whether a story names a domain by its name or by several keywords. Plural names such as "events" are too common. */
export function isNamed({ terms }: RankedDomain): boolean {
  const keywords = terms.filter(({ role }) => role !== 'noun')
  return keywords.length > 1 || keywords.some(({ role, domain }) => role === 'name' && singularOf(domain.name) === domain.name)
}

/** Whether a story is about a domain, and does not use a word of it by chance. */
export function isMeant(ranked: RankedDomain, intent: Intent): boolean {
  if (isNamed(ranked)) return true
  const { domain, terms } = ranked
  const keywords = terms.filter(({ role }) => role !== 'noun')
  if (keywords.some(({ text }) => text.includes(' '))) return true
  const words = new Set(terms.flatMap(({ text }) => text.split(' ')))
  const nouns = countedNouns(intent)
  const isKnown = nouns.map((noun) => findTable(noun, domain) !== null)
  const unknown = nouns.filter((noun, i) => !isKnown[i] && !words.has(headOf(noun.words))).length
  const explained = isKnown.filter(Boolean).length
  // "1 million events for users, page_view and click" has no concerts.
  const isCommon = keywords.length > 0 && keywords.every(({ text }) => text !== domain.name && text === singularOf(domain.name))
  if (isCommon && unknown + intent.tokens.filter(({ isSnake }) => isSnake === true).length >= Math.max(1, explained)) return false
  // A keyword that is only said of a share names no domain: "1 million users, 5% premium" is not about insurance.
  // Neither does a plural name beside other things: "1 million users, 10 million events".
  const isSlight = keywords.every(({ isRate, text }) => isRate || text === singularOf(domain.name))
  if (keywords.length > 0) return isSlight ? unknown === 0 : explained > 0 || unknown < strange
  const tables = new Set(terms.map(({ table }) => table))
  return (tables.size > 1 || terms.some(({ domains }) => domains <= shared)) && Math.max(explained, tables.size) >= unknown
}

/** The things that a story has several of: counted nouns and other plurals, without duplicates by the last word. */
function countedNouns({ tokens, facts, taken }: Intent): readonly Pick<Noun, 'words'>[] {
  const nouns = new Map<string, Pick<Noun, 'words'>>()
  for (const fact of facts) {
    if (fact.type === 'count') nouns.set(headOf(fact.noun.words), fact.noun)
    if (fact.type === 'ratio' || fact.type === 'relation') for (const noun of [fact.parent, fact.child]) nouns.set(headOf(noun.words), noun)
  }
  tokens.forEach(({ kind, text }, i) => {
    if (kind !== 'word' || taken[i] === 1 || functionWords.has(text) || fillerWords.has(text)) return
    const head = singularOf(text)
    if (head === text || nouns.has(head) || text.endsWith("'s")) return
    const before = tokens[i - 1]
    nouns.set(head, { words: before?.kind === 'word' ? [before.text, text] : [text] })
  })
  return [...nouns.values()]
}
