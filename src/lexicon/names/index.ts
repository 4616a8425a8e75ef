import { australia } from './australia.ts'
import { austria } from './austria.ts'
import { brazil } from './brazil.ts'
import { canada } from './canada.ts'
import { france } from './france.ts'
import { germany } from './germany.ts'
import { india } from './india.ts'
import { ireland } from './ireland.ts'
import { italy } from './italy.ts'
import { mexico } from './mexico.ts'
import type { NameSource } from './name-source.ts'
import { netherlands } from './netherlands.ts'
import { poland } from './poland.ts'
import { spain } from './spain.ts'
import { sweden } from './sweden.ts'
import { unitedKingdom } from './united-kingdom.ts'
import { unitedStates } from './united-states.ts'

/** Every country with names, in the order of the lists. */
export const nameSources: readonly NameSource[] = [
  unitedStates,
  unitedKingdom,
  canada,
  australia,
  ireland,
  germany,
  austria,
  france,
  spain,
  italy,
  netherlands,
  poland,
  sweden,
  brazil,
  mexico,
  india,
]
