import type { UnevenFact } from '../../facts/uneven-fact.ts'
import type { Claim } from '../../proofs/claim.ts'
import { percent } from '../../amounts/percent.ts'
import type { TableSchema } from '../../../schema/schema.ts'
import type { Noun } from '../../words/noun.ts'
import { termWords } from '../../words/term-words.ts'
import { fillerWords, singularOf } from '../../words/words.ts'
import type { Binding } from '../binding.ts'
import { tablePointer } from '../note.ts'
import { keyOf } from '../tables/key-of.ts'
import { countRows } from '../tables/row-counts.ts'
import { withDealtKey } from './dealt-key.ts'
import { ratioTables } from './ratio.ts'

/**
 * Gives a part of the rows of a table an exact share of the rows of another one: no other row has more.
 * @param isFree whether no fact claims anything about a column
 */
export function setConcentrations(binding: Binding, isFree: (table: string, column: string) => boolean): void {
  for (const fact of binding.of('uneven')) {
    const tables = ratioTables(binding.schema, binding.domain, fact)
    if (typeof tables === 'string') {
      binding.refuse(
        [fact],
        `${tables}: only the rows of a table can be divided like this, such as "20% of the customers place 80% of the orders"`,
      )
      continue
    }
    const { counted, parent } = tables
    const limited = [...limitOf(fact.parent, parent), ...limitOf(fact.child, counted)]
    if (limited.length > 0) {
      binding.refuse([fact], `"${limited.join(' ')}" limits it to some rows, and only all rows of a table can be divided like this`)
      continue
    }
    const counts = countRows(binding.schema, [counted.name, parent.name])
    const [children, parents] = [counts.get(counted.name) ?? 0, counts.get(parent.name) ?? 0]
    const rows = partOf(fact, parents)
    const set = withDealtKey(binding.schema, tables, { top: { rows, share: fact.share } }, isFree)
    if (typeof set === 'string') {
      binding.refuse([fact], set)
      continue
    }
    const family = { child: counted.name, key: set.key, parent: parent.name, parentKey: keyOf(parent) ?? '' }
    const claim: Claim = { type: 'concentrated', ...family, rows, children: Math.round(children * fact.share) }
    const most =
      rows === 1
        ? `the row of ${parent.name} with the most rows of ${counted.name} has`
        : `the ${rows} rows of ${parent.name} with the most rows of ${counted.name} have`
    const text = `${most} ${percent(fact.share)} of them`
    const notes = [{ pointer: `${tablePointer(set.schema, counted.name)}/rows`, text, claims: [claim] }]
    binding.take([fact], { used: true, notes, schema: set.schema })
  }
}

/** Words of a noun that limit it to some rows of its table: "German" of "German customers". */
function limitOf({ words }: Noun, { name }: TableSchema): readonly string[] {
  const own = new Set(termWords(name))
  return words.slice(0, -1).filter((word) => !own.has(singularOf(word)) && !fillerWords.has(word))
}

function partOf({ part }: UnevenFact, parents: number): number {
  return 'rows' in part ? part.rows : Math.max(1, Math.round(part.share * parents))
}
