import { describe, expect, it } from 'vitest'
import { fakerMethods, fakerPool } from '../../src/lexicon/faker-pool.ts'
import { fakerRenamed } from '../../src/lexicon/faker-renamed.ts'
import { fakerListName } from '../../src/schema/faker-list.ts'

const pool = (method: string) => fakerPool(fakerListName({ locale: 'en', method }))

describe('a method of faker that has another name now', () => {
  it.each([
    ['name.firstName', 'person.firstName'],
    ['name.findName', 'person.fullName'],
    ['address.city', 'location.city'],
    ['address.streetName', 'location.street'],
    ['address.zipCodeByState', 'location.zipCode'],
    ['datatype.number', 'number.int'],
    ['datatype.uuid', 'string.uuid'],
    ['datatype.datetime', 'date.anytime'],
    ['random.alphaNumeric', 'string.alphanumeric'],
    ['random.word', 'word.sample'],
    ['internet.userName', 'internet.username'],
    ['company.companyName', 'company.name'],
    ['phone.phoneNumber', 'phone.number'],
    ['finance.account', 'finance.accountNumber'],
    ['image.imageUrl', 'image.url'],
  ])('should be told with it: %s', (old, now) => {
    for (const written of [old, `faker.${old}`, `faker.${old}()`, `${old}()`]) expect(() => pool(written)).toThrow(`write "${now}"`)
    expect(pool(now)?.weights.length).toBeGreaterThan(0)
  })

  it('should have a name that there is', () => {
    const modules = [
      'name',
      'address',
      'datatype',
      'random',
      'internet',
      'company',
      'phone',
      'commerce',
      'finance',
      'git',
      'image',
      'system',
      'time',
    ]
    const methods = new Set(fakerMethods())
    const olds =
      `firstName middleName lastName fullName findName gender sex sexType prefix suffix title jobTitle jobDescriptor jobArea jobType bio
      buildingNumber cardinalDirection city cityName country countryCode county direction latitude longitude nearbyGPSCoordinate ordinalDirection
      secondaryAddress state stateAbbr street streetAddress streetName timeZone zipCode zipCodeByState number float bigInt hex hexaDecimal uuid
      string datetime boolean alpha alphaNumeric numeric word words image userName color avatar companyName bs bsAdjective bsBuzz bsNoun
      phoneNumber account creditCard shortSha imageUrl avatarLegacy urlUnsplash fileExtension recent`.split(/\s+/)
    const found = modules.flatMap((module) => olds.flatMap((old) => fakerRenamed(`${module}.${old}`) ?? []))
    expect(found.length).toBeGreaterThan(60)
    for (const now of found) expect(methods).toContain(now)
  })

  it('should not report current names as renamed', () => {
    expect(fakerMethods().filter((method) => ![null, method].includes(fakerRenamed(method)))).toEqual([])
    for (const method of ['internet.username', 'datatype.boolean', 'number.float']) expect(() => pool(method)).not.toThrow()
  })

  it('should be named without parentheses', () => {
    expect(() => pool('person.jobTitle()')).toThrow('without parentheses: did you mean "person.jobTitle"?')
  })
})
