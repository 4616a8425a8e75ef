import type { UnevenFact } from '../../facts/uneven-fact.ts'
import { findTable } from '../../find/find-table.ts'
import type { Claim } from '../../proofs/claim.ts'
import { percent } from '../../amounts/percent.ts'
import type { TableSchema } from '../../../schema/schema.ts'
import type { Noun } from '../../words/noun.ts'
import { termWords } from '../../words/term-words.ts'
import { fillerWords, singularOf } from '../../words/words.ts'
import type { Binding } from '../binding.ts'
import { tablePointer } from '../note.ts'
import { isShown } from '../tables/is-shown.ts'
import { refersTo } from '../tables/references.ts'
import { keyOf } from '../tables/key-of.ts'
import { countRows } from '../tables/row-counts.ts'
import { withDealtKey } from './dealt-key.ts'
import { ratioTables, type RatioTables } from './ratio.ts'

/**
 * Gives a part of the rows of a table an exact share of the rows of another one: no other row has more.
 * @param isFree whether no fact claims anything about a column
 */
export function setConcentrations(binding: Binding, isFree: (table: string, column: string) => boolean): void {
  const childless = new Set(binding.of('childless').map(({ parent }) => findTable(parent, binding.domain)?.table))
  for (const fact of binding.of('uneven')) {
    const child = childOf(binding, fact)
    if (child.words.length === 0) {
      binding.refuse([fact], `no table has rows for each row of "${fact.parent.words.join(' ')}": ${onlyRows}`)
      continue
    }
    const tables = ratioTables(binding.schema, binding.domain, { ...fact, child })
    if (typeof tables === 'string') {
      binding.refuse([fact], `${tables}: ${onlyRows}`)
      continue
    }
    const reason = whyNot(fact, tables, childless)
    if (reason === null) setConcentration(binding, fact, tables, isFree)
    else binding.refuse([fact], reason)
  }
}

const onlyRows = 'only the rows of a table can be divided like this, such as "20% of the customers place 80% of the orders"'

function whyNot(fact: UnevenFact, { counted, parent }: RatioTables, childless: ReadonlySet<string | undefined>): string | null {
  const limited = [...limitOf(fact.parent, parent), ...limitOf(fact.child, counted)]
  if (limited.length > 0) return `"${limited.join(' ')}" limits it to some rows, and only all rows of a table can be divided like this`
  if (fact.share > 1) return `they cannot have more than all rows of ${counted.name}`
  return childless.has(parent.name) ? `the story states how many rows of ${parent.name} have none of ${counted.name}` : null
}

function setConcentration(
  binding: Binding,
  fact: UnevenFact,
  tables: RatioTables,
  isFree: (table: string, column: string) => boolean,
): void {
  const { counted, parent } = tables
  const counts = countRows(binding.schema, [counted.name, parent.name])
  const [children, parents] = [counts.get(counted.name) ?? 0, counts.get(parent.name) ?? 0]
  const rows = partOf(fact, parents)
  const top = { rows, share: fact.share }
  const set = children === 0 ? `${counted.name} has no rows` : withDealtKey(binding, tables, { top }, isFree)
  if (typeof set === 'string') {
    binding.refuse([fact], set)
    return
  }
  const family = { child: counted.name, key: set.key, parent: parent.name, parentKey: keyOf(parent) ?? '' }
  const claim: Claim = { type: 'concentrated', ...family, rows, children: Math.round(children * fact.share) }
  const most =
    rows === 1
      ? `the row of ${parent.name} with the most rows of ${counted.name} has`
      : `the ${rows} rows of ${parent.name} with the most rows of ${counted.name} have`
  const notes = [
    { pointer: `${tablePointer(set.schema, counted.name)}/rows`, text: `${most} ${percent(fact.share)} of them`, claims: [claim] },
  ]
  binding.take([fact], { used: true, notes, schema: set.schema })
}

/** The said child; else the table with most rows of those that refer to the parent. */
function childOf({ schema, domain }: Binding, { child, parent }: UnevenFact): Noun {
  const of = child.words.length > 0 ? null : (findTable(parent, domain)?.table ?? null)
  if (of === null) return child
  const owned = schema.tables.filter((table) => isShown(table) && table.name !== of && refersTo(table, of)).map(({ name }) => name)
  const counts = countRows(schema, owned)
  const most = owned.reduce<string | null>((best, name) => ((counts.get(name) ?? 0) > (counts.get(best ?? '') ?? -1) ? name : best), null)
  return most === null ? child : { ...child, words: most.split('_') }
}

/** Words of a noun that limit it to some rows of its table: "German" of "German customers". */
function limitOf({ words }: Noun, { name }: TableSchema): readonly string[] {
  const own = new Set(termWords(name))
  return words.slice(0, -1).filter((word) => !own.has(singularOf(word)) && !fillerWords.has(word))
}

function partOf({ part }: UnevenFact, parents: number): number {
  return 'rows' in part ? part.rows : Math.max(1, Math.round(part.share * parents))
}
