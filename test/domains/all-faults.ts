import type { Domain } from '../../src/domains/domain.ts'
import { faultsOf, rulesFile } from './faults-of.ts'
import { firstBreach } from './given.ts'

/** Formulas that hold in every row, by table. */
export type Rules = Readonly<Record<string, readonly string[]>>

/** The rules of a trade that has a file of them. */
export async function rulesOf({ name }: Domain): Promise<Rules> {
  return ((await import(rulesFile(name).href)) as { readonly rules: Rules }).rules
}

/** What is wrong with the columns of a trade or with what its rules name, whatever its rows are. */
export function ruleFaults({ schema }: Domain, rules: Rules): readonly string[] {
  const unknown = Object.keys(rules).filter((table) => schema.tables.every(({ name }) => name !== table))
  if (unknown.length > 0) return unknown.map((table) => `rules name table ${table}, which the schema does not have`)
  const breach = firstBreach(schema, rules, 0, 1)
  return breach === null ? [] : [breach]
}

/** All that is wrong with a trade before it has rows, in sentences. */
export async function allFaultsOf(domain: Domain): Promise<readonly string[]> {
  const faults = faultsOf(domain)
  return faults.length > 0 ? faults : ruleFaults(domain, await rulesOf(domain))
}
