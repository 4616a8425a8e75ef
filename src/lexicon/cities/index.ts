import { australia } from './australia.ts'
import { austria } from './austria.ts'
import { brazil } from './brazil.ts'
import { canada } from './canada.ts'
import type { CitySource } from './city-source.ts'
import { france } from './france.ts'
import { germany } from './germany.ts'
import { india } from './india.ts'
import { ireland } from './ireland.ts'
import { italy } from './italy.ts'
import { mexico } from './mexico.ts'
import { netherlands } from './netherlands.ts'
import { poland } from './poland.ts'
import { spain } from './spain.ts'
import { sweden } from './sweden.ts'
import { unitedKingdom } from './united-kingdom.ts'
import { unitedStates } from './united-states.ts'

/** Every country with cities, in the order of the list. */
export const citySources: readonly CitySource[] = [
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
