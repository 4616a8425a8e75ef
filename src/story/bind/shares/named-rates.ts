import type { RateFact } from '../../facts/fact.ts'
import { findTable } from '../../find/find-table.ts'
import { shareVerbs } from '../../lexicon/share-words.ts'
import { functionWords } from '../../words/words.ts'
import type { Binding } from '../binding.ts'
import { referringTable, withKeyShares } from '../values/key-shares.ts'
import { sumOf } from '../../../lists.ts'

/** A share of rows that refer to a named row. */
interface Meant {
  readonly fact: RateFact
  /** The table with the named rows. */
  readonly table: string
  readonly name: string
}

/**
 * Binds shares of rows by the named row that they refer to: "60% on Classic", "Centro makes half of the sales". The other names share the
 * rest equally.
 * @param before the table of the statement before a fact, null for none
 * @returns the facts that are not such shares
 */
export function setNamedRates(
  binding: Binding,
  facts: readonly RateFact[],
  before: (fact: RateFact) => string | null,
): readonly RateFact[] {
  if (binding.named.size === 0) return facts
  const meant = facts.flatMap((fact) => meantBy(binding, fact) ?? [])
  for (const table of new Set(meant.map((each) => each.table)))
    setOf(
      binding,
      table,
      meant.filter((each) => each.table === table),
      before,
    )
  const own = new Set(meant.map(({ fact }) => fact))
  return facts.filter((fact) => !own.has(fact))
}

function meantBy({ named }: Binding, fact: RateFact): Meant | null {
  for (const [table, names] of named) {
    const name = names.find((each) => isNamedBy(each.toLowerCase(), fact.what))
    if (name !== undefined) return { fact, table, name }
  }
  return null
}

/** Whether words are a name beside prepositions and verbs: "on Classic", and "in IT" although "it" is a pronoun elsewhere. */
function isNamedBy(name: string, words: readonly string[]): boolean {
  const own = new Set(name.split(' '))
  return words.filter((word) => own.has(word) || (!functionWords.has(word) && !shareVerbs.has(word))).join(' ') === name
}

function setOf(binding: Binding, table: string, meant: readonly Meant[], before: (fact: RateFact) => string | null): void {
  const names = binding.named.get(table) ?? []
  const near = meant.flatMap(({ fact }) => {
    const of = fact.of === null ? null : findTable(fact.of, binding.domain)
    return [of?.table, before(fact)].flatMap((each) => each ?? [])
  })
  const child = referringTable(binding.schema, table, near)
  const facts = meant.map(({ fact }) => fact)
  const shares = sharesOf(names, meant)
  const set =
    child === null || shares === null
      ? null
      : withKeyShares(binding.schema, child, { table, names, shares, said: meant.map(({ name }) => name) })
  if (set === null) {
    binding.refuse(facts, `it is not known which rows have these shares of ${table}`)
    return
  }
  binding.schema = set.schema
  for (const { fact, name } of meant) binding.tell([fact], { used: true, notes: [set.note(name)] })
}

/** One share per name; null if they sum up to more than 1, or if a name has two. */
function sharesOf(names: readonly string[], meant: readonly Meant[]): readonly number[] | null {
  const said = new Map(meant.flatMap(({ name, fact }) => (fact.share === null ? [] : [[name, fact.share] as const])))
  const all = sumOf(said.values())
  const left = 1 - all
  const free = names.length - said.size
  const isDouble = new Set(meant.map(({ name }) => name)).size < meant.length || meant.some(({ fact }) => fact.rows !== undefined)
  if (isDouble || left < -1e-9 || (free === 0 && left > 1e-9)) return null
  return names.map((name) => Number((said.get(name) ?? Math.max(0, left) / free).toPrecision(12)))
}
