import { indexByName } from '../registry.ts'
import type { Domain } from './domain.ts'
import { ecommerce } from './ecommerce.ts'

/** Every domain by name. */
export const domains: ReadonlyMap<string, Domain> = indexByName<Domain>([
  ecommerce, //
])
