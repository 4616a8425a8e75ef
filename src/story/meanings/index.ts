import { business } from './business.ts'
import { codes } from './codes.ts'
import { contact } from './contact.ts'
import { education, health, nature, vehicles } from './fields.ts'
import { flags } from './flags.ts'
import type { Meaning } from './meaning.ts'
import { kinds } from './kinds.ts'
import { measures } from './measures.ts'
import { money } from './money.ts'
import { nationalIds } from './national-ids.ts'
import { people } from './people.ts'
import { places } from './places.ts'
import { quantities } from './quantities.ts'
import { ratings } from './ratings.ts'
import { texts } from './texts.ts'
import { times } from './times.ts'
import { web } from './web.ts'

/** All meanings. If two have the same name, the later one wins. */
export const meanings: readonly Meaning[] = [
  ...people,
  ...contact,
  ...money,
  ...times,
  ...places,
  ...web,
  ...codes,
  ...nationalIds,
  ...quantities,
  ...ratings,
  ...flags,
  ...texts,
  ...health,
  ...education,
  ...vehicles,
  ...nature,
  ...business,
  ...measures,
  ...kinds,
]
