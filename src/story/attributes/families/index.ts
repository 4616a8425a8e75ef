import type { AspectFamily } from './aspect-family.ts'
import { addresses } from './addresses.ts'
import { beyonds } from './beyonds.ts'
import { forms } from './forms.ts'
import { lengths } from './lengths.ts'
import { numbers } from './numbers.ts'
import { phones } from './phones.ts'
import { serials } from './serials.ts'
import { shares } from './shares.ts'
import { uniques } from './uniques.ts'
import { values } from './values.ts'

/** All families, in the order in which they are applied. */
export const families: readonly AspectFamily[] = [values, shares, numbers, beyonds, lengths, forms, addresses, serials, phones, uniques]
