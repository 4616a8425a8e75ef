import type { Domain } from '../../domains/domain.ts'
import { candidatesOf } from '../compose/candidates.ts'
import { findTable } from '../find/find-table.ts'
import type { Intent } from '../read-story.ts'
import { renamedTables } from './renamed-tables.ts'
import { termKey, termWords } from '../words/term-words.ts'
import { pluralOf } from '../words/words.ts'

/** The form of names that a table may get. Longer names and names in other scripts are not used. */
const isName = /^[a-z][a-z0-9_]{0,59}$/

/**
 * Renames tables as the story calls them: "rides" for "trips". A table keeps its name if the story uses it, or several other names.
 * @param terms words of the story that the domain is known by, in the singular
 */
export function withSaidNames(domain: Domain, story: Pick<Intent, 'tokens' | 'facts'>, terms: ReadonlySet<string>): Domain {
  const said = new Map<string, Set<string>>()
  for (const { words, written } of candidatesOf(story)) {
    const found = findTable({ words }, domain)
    if (found === null || terms.has(termKey(found.table))) continue
    const isLast = words.at(-1) === found.words.at(-1)
    const own = [...found.words.slice(0, -1), isLast ? pluralOf(written) : pluralOf(found.words.at(-1) ?? '')]
    const name = own.join('_')
    // "Ad campaigns" stays "campaigns".
    said.set(found.table, (said.get(found.table) ?? new Set()).add(name.endsWith(`_${found.table}`) ? found.table : name))
  }
  const taken = new Set(domain.schema.tables.map(({ name }) => termWords(name).join('_')))
  const names = new Map<string, string>()
  for (const [table, [name = '', ...others]] of said) {
    const key = termWords(name).join('_')
    if (others.length > 0 || taken.has(key) || !isName.test(name)) continue
    taken.add(key)
    names.set(table, name)
  }
  return names.size === 0 ? domain : renamedTables(domain, names)
}
