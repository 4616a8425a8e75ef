import { argentina } from './argentina.ts'
import { australia } from './australia.ts'
import { austria } from './austria.ts'
import { belgium } from './belgium.ts'
import { brazil } from './brazil.ts'
import { canada } from './canada.ts'
import type { CitySource } from './city-source.ts'
import { colombia } from './colombia.ts'
import { denmark } from './denmark.ts'
import { finland } from './finland.ts'
import { france } from './france.ts'
import { germany } from './germany.ts'
import { india } from './india.ts'
import { ireland } from './ireland.ts'
import { italy } from './italy.ts'
import { japan } from './japan.ts'
import { mexico } from './mexico.ts'
import { netherlands } from './netherlands.ts'
import { newZealand } from './new-zealand.ts'
import { nigeria } from './nigeria.ts'
import { norway } from './norway.ts'
import { poland } from './poland.ts'
import { portugal } from './portugal.ts'
import { southAfrica } from './south-africa.ts'
import { southKorea } from './south-korea.ts'
import { spain } from './spain.ts'
import { sweden } from './sweden.ts'
import { switzerland } from './switzerland.ts'
import { turkiye } from './turkiye.ts'
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
  portugal,
  switzerland,
  belgium,
  denmark,
  norway,
  finland,
  turkiye,
  southAfrica,
  nigeria,
  japan,
  southKorea,
  argentina,
  colombia,
  newZealand,
]
