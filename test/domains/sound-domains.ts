import type { Domain } from '../../src/domains/domain.ts'
import { domains } from '../../src/domains/index.ts'
import { allFaultsOf } from './all-faults.ts'

const faults = await Promise.all([...domains.values()].map(allFaultsOf))

/** Trades without faults: what is wrong with another one is said once, by its own test. */
export const soundDomains: readonly Domain[] = [...domains.values()].filter((_, place) => faults[place]?.length === 0)
