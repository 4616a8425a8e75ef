import type { Domain } from '../../domains/domain.ts'
import { listedNouns } from '../compose/listed-nouns.ts'
import { mayBePlural, mayBeTable } from '../compose/noun-words.ts'
import { findTable } from '../find/find-table.ts'
import type { Intent } from '../read-story.ts'
import type { Span } from '../tokens/token.ts'
import type { Noun } from '../words/noun.ts'
import { singularOf } from '../words/words.ts'

type Reasoned = Span & { readonly reason: string }

/** Fewest nouns of a list of tables. */
const fewest = 3
const betweenNouns = /^\s?(?:,\s?(?:and|or|&)?|;|and|or|&)\s?$/

/**
 * Listed things that get no table, with the reason: the trade has a column for them, or one table for two of them. Of "books, authors and
 * members", a library has the authors as a column of books.
 */
export function lostNouns(intent: Intent, domain: Domain): readonly Reasoned[] {
  const runs: Noun[][] = []
  for (const noun of listedNouns(intent, new Set())) {
    const before = runs.at(-1)
    if (before !== undefined && betweenNouns.test(intent.text.slice(before.at(-1)?.end, noun.start))) before.push(noun)
    else if (mayBeTable(noun.words.map(singularOf))) runs.push([noun])
  }
  const counted = new Set(intent.facts.flatMap((fact) => (fact.type === 'count' ? [fact.noun.start] : [])))
  return runs.flatMap((nouns) => lostIn(nouns, domain)).filter(({ start }) => !counted.has(start))
}

function lostIn(nouns: readonly Noun[], domain: Domain): readonly Reasoned[] {
  const found = nouns.map((noun) => findTable(noun, domain)?.table)
  if (nouns.length < fewest || found.filter((table) => table !== undefined).length * 2 <= nouns.length) return []
  const texts = new Map<string, string>()
  return nouns.flatMap(({ words, start, end }, place) => {
    const [table, text] = [found[place], words.join(' ')]
    if (table === undefined) return mayBePlural(words.at(-1) ?? '') ? [{ start, end, reason: 'it has no table of its own' }] : []
    const before = texts.get(table) ?? text
    texts.set(table, before)
    return before === text ? [] : [{ start, end, reason: `the table ${table} has both "${before}" and "${text}"` }]
  })
}
