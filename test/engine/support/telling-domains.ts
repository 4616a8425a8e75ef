import type { Domain } from '../../../src/domains/domain.ts'
import { domains } from '../../../src/domains/index.ts'

/**
 * Domains that stand for all where it does not matter which: rows that are owned, that recur, that are fixed in number, of hidden tables, and in levels of
 * ownership, with unique sets and lookups through several tables.
 */
export const tellingDomains: readonly Domain[] = ['ecommerce', 'saas', 'telecom', 'sports', 'university', 'crm'].map((name) => {
  const domain = domains.get(name)
  if (domain === undefined) throw new Error(`There is no domain ${name}`)
  return domain
})
