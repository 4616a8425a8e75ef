import type { Archetype } from '../archetype.ts'
import { asset } from './asset.ts'
import { category } from './category.ts'
import { document } from './document.ts'
import { event } from './event.ts'
import { measurement } from './measurement.ts'
import { membership } from './membership.ts'
import { organisation } from './organisation.ts'
import { person } from './person.ts'
import { place } from './place.ts'
import { product } from './product.ts'
import { transaction } from './transaction.ts'
import { undertaking } from './undertaking.ts'

/** All archetypes. If two know a noun or an ending, the earlier one wins. */
export const archetypes: readonly Archetype[] = [
  transaction,
  membership,
  measurement,
  event,
  document,
  undertaking,
  asset,
  product,
  place,
  organisation,
  person,
  category,
]
