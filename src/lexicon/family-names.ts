import { candidates, splitNames } from './names/candidates.ts'
import { nameSources } from './names/index.ts'
import type { ReferenceList } from './reference-list.ts'

const perCountry = 400

/** Family names by country; `folded` is unique within a country. */
export function familyNames(): ReferenceList {
  const entries = nameSources.flatMap((source) => {
    const kept = candidates(source.country_code, splitNames(source.family), source.rare?.family ?? [], perCountry)
    return kept.map((entry) => ({ ...entry, country_code: source.country_code }))
  })
  return {
    name: 'family_names',
    description:
      'A family name, its form in an e-mail address and country; one form for both genders. The order of the frequent ones follows ' +
      `${nameSources.map((source) => `${source.country_code}: ${source.source}`).join('; ')}. Rare ones: the locales of faker.`,
    weights: entries.map((entry) => entry.weight),
    attributes: {
      name: entries.map((entry) => entry.name),
      folded: entries.map((entry) => entry.folded),
      country_code: entries.map((entry) => entry.country_code),
    },
  }
}
