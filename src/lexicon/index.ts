import { once } from '../caches/once.ts'
import { insteadOf } from '../nearest.ts'
import { SchemaError } from '../schema/schema-error.ts'
import { adverseEventTerms } from './adverse-event-terms.ts'
import { airlines } from './airlines.ts'
import { airports } from './airports.ts'
import { bloodTypes } from './blood-types.ts'
import { cities } from './cities.ts'
import { clinicalIndications } from './clinical-indications.ts'
import { companySuffixes } from './company-suffixes.ts'
import { companyWords } from './company-words.ts'
import { countries } from './countries.ts'
import { crops } from './crops.ts'
import { cuisines } from './cuisines.ts'
import { detectionRules } from './detection-rules.ts'
import { devices } from './devices.ts'
import { diagnoses } from './diagnoses.ts'
import { dishes } from './dishes.ts'
import { emailDomains } from './email-domains.ts'
import { fakerPool } from './faker-pool.ts'
import { familyNames } from './family-names.ts'
import { flightRoutes } from './flight-routes.ts'
import { gameAchievements } from './game-achievements.ts'
import { gameMaps } from './game-maps.ts'
import { gameModes } from './game-modes.ts'
import { gamePlatforms } from './game-platforms.ts'
import { gameRegions } from './game-regions.ts'
import { gamerAdjectives } from './gamer-adjectives.ts'
import { gamerNouns } from './gamer-nouns.ts'
import { givenNames } from './given-names.ts'
import { insurers } from './insurers.ts'
import { jobTitles } from './job-titles.ts'
import { medicalSpecialties } from './medical-specialties.ts'
import { merchants } from './merchants.ts'
import { onlineCourses } from './online-courses.ts'
import { permitTypes } from './permit-types.ts'
import { phoneRanges } from './phone-ranges.ts'
import { productMaterials } from './product-materials.ts'
import { productStyles } from './product-styles.ts'
import { products } from './products.ts'
import type { ReferenceList } from './reference-list.ts'
import { restaurantSuffixes } from './restaurant-suffixes.ts'
import { restaurantWords } from './restaurant-words.ts'
import { slugWords } from './slug-words.ts'
import { staffPositions } from './staff-positions.ts'
import { vehicleModels } from './vehicle-models.ts'
import { webPages } from './web-pages.ts'

const builders: Readonly<Record<string, () => ReferenceList>> = {
  given_names: givenNames,
  family_names: familyNames,
  email_domains: emailDomains,
  cities,
  countries,
  phone_ranges: phoneRanges,
  company_words: companyWords,
  company_suffixes: companySuffixes,
  products,
  product_styles: productStyles,
  product_materials: productMaterials,
  cuisines,
  dishes,
  restaurant_words: restaurantWords,
  restaurant_suffixes: restaurantSuffixes,
  merchants,
  medical_specialties: medicalSpecialties,
  diagnoses,
  blood_types: bloodTypes,
  insurers,
  game_modes: gameModes,
  game_maps: gameMaps,
  game_achievements: gameAchievements,
  game_platforms: gamePlatforms,
  game_regions: gameRegions,
  gamer_adjectives: gamerAdjectives,
  gamer_nouns: gamerNouns,
  devices,
  job_titles: jobTitles,
  online_courses: onlineCourses,
  adverse_event_terms: adverseEventTerms,
  clinical_indications: clinicalIndications,
  staff_positions: staffPositions,
  web_pages: webPages,
  detection_rules: detectionRules,
  vehicle_models: vehicleModels,
  permit_types: permitTypes,
  crops,
  airports,
  airlines,
  flight_routes: flightRoutes,
  slug_words: slugWords,
}

/** Every reference list by name, built on first use. */
export const referenceLists: ReadonlyMap<string, () => ReferenceList> = new Map(
  Object.entries(builders).map(([name, build]) => [name, once(build)]),
)

/** The list of a name. @throws SchemaError with a suggestion for an unknown name, or with the reason if faker has no such list */
export function referenceList(name: string): ReferenceList {
  const list = referenceLists.get(name)?.() ?? fakerPool(name)
  if (list === undefined) throw new SchemaError(`There is no reference list "${name}"${insteadOf(name, [...referenceLists.keys()])}`)
  return list
}
