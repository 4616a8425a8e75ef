import { domains } from '../../src/domains/index.ts'
import type { Domain } from '../../src/domains/domain.ts'
import { faultsOf, rulesFile } from './faults-of.ts'

/** Formulas that hold in every row, by table. */
export type Rules = Readonly<Record<string, readonly string[]>>

/** Trades without faults: what is wrong with another one is said once, by its own test. */
export const soundDomains: readonly Domain[] = [...domains.values()].filter((domain) => faultsOf(domain).length === 0)

/** The rules of a sound trade. */
export async function rulesOf({ name }: Domain): Promise<Rules> {
  return ((await import(rulesFile(name).href)) as { readonly rules: Rules }).rules
}
