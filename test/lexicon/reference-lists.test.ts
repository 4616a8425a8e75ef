import { createHash } from 'node:crypto'
import { describe, expect, it } from 'vitest'
import { referenceList, referenceLists } from '../../src/lexicon/index.ts'

/** Every list: all its attributes, after `=` those that together name an entry. */
const contract: readonly string[] = [
  'given_names: name folded country_code gender = folded country_code',
  'family_names: name folded country_code = folded country_code',
  'email_domains: domain country_code = domain',
  'cities: country_code country city region postal_prefix latitude longitude timezone = city country_code',
  'countries: country_code country currency currency_symbol dial_code per_usd = country_code',
  'phone_ranges: country_code prefix digits = prefix',
  'company_words: word = word',
  'company_suffixes: suffix = suffix',
  'products: category noun base_price unit_weight_grams = noun',
  'product_styles: word = word',
  'product_materials: category material = category material',
  'cuisines: cuisine = cuisine',
  'dishes: cuisine dish course base_price = dish cuisine',
  'restaurant_words: cuisine word = word',
  'restaurant_suffixes: cuisine suffix = cuisine suffix',
  'merchants: merchant category direction typical_amount mcc = merchant',
  'medical_specialties: specialty consultation_fee = specialty',
  'diagnoses: specialty icd10 diagnosis visit_reason = icd10',
  'blood_types: blood_type = blood_type',
  'insurers: insurer plan_type = insurer plan_type',
  'game_modes: mode min_players max_players team_size typical_minutes = mode',
  'game_maps: map = map',
  'game_achievements: achievement description rarity points = achievement',
  'game_platforms: platform = platform',
  'game_regions: region = region',
  'gamer_adjectives: word = word',
  'gamer_nouns: word = word',
  'devices: device os device_type = device',
  'job_titles: title seniority = title',
  'online_courses: category subject hours price = subject',
  'adverse_event_terms: term organ_class serious = term',
  'clinical_indications: area indication endpoint youngest = indication',
  'staff_positions: function title level salary = title',
  'web_pages: path title section = path',
  'detection_rules: rule severity tactic technique_id technique source = rule',
  'vehicle_models: make model body fuel price_class wmi = make model',
  'permit_types: permit_type code category department = code',
  'crops: crop crop_group season sowing variety growing_days tonnes_per_hectare = crop sowing variety',
  'airports: iata city country_code country latitude longitude = iata',
  'airlines: airline designator country_code reach fleet = designator country_code',
  'flight_routes: country_code airline designator origin origin_city destination destination_city destination_country distance_km minutes fare jets = designator origin destination',
  'slug_words: word = word',
]

const cases = contract.map((line) => {
  const [name = '', rest = ''] = line.split(': ')
  const [attributes = '', key = ''] = rest.split(' = ')
  return { name, attributes: attributes.split(' '), key: key.split(' ') }
})

/** No space at an end, or a number of a telephone. */
const tidy = /^\S(?:.*\S)?$|^\+?[\d() -]+$/

describe('referenceLists', () => {
  it('should hold the lists of the contract in order', () => {
    expect([...referenceLists.keys()]).toEqual(cases.map(({ name }) => name))
  })

  it('should build a list once', () => {
    expect(referenceList('cities')).toBe(referenceList('cities'))
  })

  it('should know no other list', () => {
    expect(() => referenceList('job_title')).toThrow('There is no reference list "job_title": did you mean "job_titles"?')
  })

  it('should keep the bytes of every list', () => {
    const json = JSON.stringify([...referenceLists.values()].map((build) => build()))
    expect(createHash('sha256').update(json).digest('hex')).toBe('25d1cf0f0ec30463a5a60ae5bff011e783cad2a708977e0eca573cb7a4ac2414')
  })
})

describe.each(cases)('reference list $name', ({ name, attributes, key }) => {
  const list = referenceLists.get(name)?.() ?? { name: '', description: '', weights: [], attributes: {} }

  it('should bear its name and say where its facts come from', () => {
    expect(list.name).toBe(name)
    expect(list.description).toMatch(/^An? .+\.$|^The .+\.$/s)
  })

  it('should have the attributes of the contract, one value an entry', () => {
    expect(Object.keys(list.attributes)).toEqual(attributes)
    expect(Object.values(list.attributes).map((values) => values.length)).toEqual(attributes.map(() => list.weights.length))
    expect(list.weights.length).toBeGreaterThan(5)
  })

  it('should have positive integer weights whose sum fits 32 bits', () => {
    expect(list.weights.every((weight) => Number.isInteger(weight) && weight > 0)).toBe(true)
    expect(list.weights.reduce((sum, weight) => sum + weight, 0)).toBeLessThan(2 ** 32)
  })

  it('should have finite numbers and tidy texts only', () => {
    for (const values of Object.values(list.attributes)) {
      // One expectation per list: there are hundreds of thousands of entries.
      const isTidy = (text: string): boolean => tidy.test(text) && text === text.normalize('NFC')
      const wrong = values.filter((value) => !(typeof value === 'number' ? Number.isFinite(value) : isTidy(value)))
      expect(wrong).toEqual([])
      const kinds = new Set(values.map((value) => typeof value))
      expect(kinds.size).toBe(1)
    }
  })

  it('should name no entry twice', () => {
    const keys = list.weights.map((_, i) => key.map((attribute) => list.attributes[attribute]?.[i]).join('|'))
    const places = new Map(keys.map((entry, i) => [entry, i]))
    expect(keys.filter((entry, i) => places.get(entry) !== i)).toEqual([])
  })

  it('should survive JSON unchanged', () => {
    expect(JSON.parse(JSON.stringify(list))).toEqual(list)
  })
})
