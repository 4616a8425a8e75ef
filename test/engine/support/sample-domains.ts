import type { Domain } from '../../../src/domains/domain.ts'
import { domains } from '../../../src/domains/index.ts'

/**
 * A sample of the domains for tests of what holds in every domain. It has owned and recurring rows, fixed numbers of rows, hidden tables,
 * several levels of ownership, unique sets, and lookups through several tables.
 */
export const sampleDomains: readonly Domain[] = ['ecommerce', 'saas', 'telecom', 'sports', 'university', 'crm'].map((name) => {
  const domain = domains.get(name)
  if (domain === undefined) throw new Error(`There is no domain ${name}`)
  return domain
})
