import { candidates, splitNames } from './names/candidates.ts'
import { nameSources } from './names/index.ts'
import type { NameSource } from './names/name-source.ts'
import type { ReferenceList } from './reference-list.ts'

const perGender = 150

/** The names of both genders of a country. If both have the same folded form, only the more frequent name is kept. */
function ofCountry(source: NameSource) {
  const ofGender = (gender: 'female' | 'male') =>
    candidates(source.country_code, splitNames(source[gender]), source.rare?.[gender] ?? [], perGender).map((entry) => ({
      ...entry,
      gender,
      country_code: source.country_code,
    }))
  const female = ofGender('female')
  const male = ofGender('male')
  const weightOf = (entries: typeof female) => new Map(entries.map((entry) => [entry.folded, entry.weight]))
  const maleWeight = weightOf(male)
  const femaleWeight = weightOf(female)
  return [
    ...female.filter((entry) => entry.weight >= (maleWeight.get(entry.folded) ?? 0)),
    ...male.filter((entry) => entry.weight > (femaleWeight.get(entry.folded) ?? 0)),
  ]
}

/** Given names by country and gender; `folded` is unique within a country over both genders. */
export function givenNames(): ReferenceList {
  const entries = nameSources.flatMap(ofCountry)
  return {
    name: 'given_names',
    description:
      'A given name, its form in an e-mail address, country and gender. The order of the frequent ones follows ' +
      `${nameSources.map((source) => `${source.country_code}: ${source.source}`).join('; ')}. Rare ones: the locales of faker.`,
    weights: entries.map((entry) => entry.weight),
    attributes: {
      name: entries.map((entry) => entry.name),
      folded: entries.map((entry) => entry.folded),
      country_code: entries.map((entry) => entry.country_code),
      gender: entries.map((entry) => entry.gender),
    },
  }
}
