import { cities } from './cities.ts'
import { countries } from './countries.ts'
import { emailDomains } from './email-domains.ts'
import { familyNames } from './family-names.ts'
import { givenNames } from './given-names.ts'
import { phoneRanges } from './phone-ranges.ts'
import type { ReferenceList } from './reference-list.ts'

/** The builder of a list, run at its first use and never again. */
function once(build: () => ReferenceList): () => ReferenceList {
  let list: ReferenceList | undefined
  return () => (list ??= build())
}

const builders: Readonly<Record<string, () => ReferenceList>> = {
  given_names: givenNames,
  family_names: familyNames,
  email_domains: emailDomains,
  cities,
  countries,
  phone_ranges: phoneRanges,
}

/** Every reference list by name, built when first asked for. */
export const referenceLists: ReadonlyMap<string, () => ReferenceList> = new Map(
  Object.entries(builders).map(([name, build]) => [name, once(build)]),
)

/** The list of a name, or undefined when there is none. */
export function referenceList(name: string): ReferenceList | undefined {
  return referenceLists.get(name)?.()
}
