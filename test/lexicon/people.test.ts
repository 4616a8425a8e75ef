import { describe, expect, it } from 'vitest'
import { numbers, texts } from './column.ts'

const countryCodes = [
  'US',
  'GB',
  'CA',
  'AU',
  'IE',
  'DE',
  'AT',
  'FR',
  'ES',
  'IT',
  'NL',
  'PL',
  'SE',
  'BR',
  'MX',
  'IN',
  'PT',
  'CH',
  'BE',
  'DK',
  'NO',
  'FI',
  'TR',
  'ZA',
  'NG',
  'JP',
  'KR',
  'AR',
  'CO',
  'NZ',
]

function perCountry(listName: string): ReadonlyMap<string, number> {
  const counts = new Map<string, number>()
  for (const code of texts(listName, 'country_code')) counts.set(code, (counts.get(code) ?? 0) + 1)
  return counts
}

const genderOf = new Map(
  texts('given_names', 'name').map((name, i) => [
    `${texts('given_names', 'country_code')[i] ?? ''} ${name}`,
    texts('given_names', 'gender')[i] ?? '',
  ]),
)

describe('given_names', () => {
  it('should have 95 to 150 names of each gender in every country', () => {
    const groups = new Map<string, number>()
    const genders = texts('given_names', 'gender')
    for (const [i, code] of texts('given_names', 'country_code').entries()) {
      const group = `${code} ${genders[i] ?? ''}`
      groups.set(group, (groups.get(group) ?? 0) + 1)
    }
    expect([...groups.keys()]).toEqual(countryCodes.flatMap((code) => [`${code} female`, `${code} male`]))
    expect(Math.min(...groups.values())).toBeGreaterThanOrEqual(95)
    expect(Math.max(...groups.values())).toBeLessThanOrEqual(150)
  })

  it.each([
    ['IT', 'Andrea', 'male'],
    ['DE', 'Andrea', 'female'],
    ['IT', 'Nicola', 'male'],
    ['GB', 'Nicola', 'female'],
    ['IT', 'Simone', 'male'],
    ['FR', 'Simone', 'female'],
    ['IT', 'Luca', 'male'],
    ['NL', 'Anne', 'female'],
    ['US', 'Jean', undefined],
    ['CA', 'Jean', 'male'],
    ['FR', 'Jean', 'male'],
    ['IE', 'Niamh', 'female'],
    ['IE', 'Oisín', 'male'],
    ['PL', 'Kuba', undefined],
    ['ES', 'Rosario', 'female'],
  ])('should have in %s the name %s as %s', (country, name, gender) => {
    expect(genderOf.get(`${country} ${name}`)).toBe(gender)
  })

  it('should end Polish female names in -a and no Polish male name but Kuba in -a', () => {
    const polish = [...genderOf].filter(([key]) => key.startsWith('PL '))
    expect(polish.filter(([key, gender]) => key.endsWith('a') !== (gender === 'female'))).toEqual([])
  })
})

describe('family_names', () => {
  it('should have 150 to 400 names in every country, and 100 in Korea, which has few', () => {
    const counts = perCountry('family_names')
    expect([...counts.keys()]).toEqual(countryCodes)
    expect([...counts].filter(([code, count]) => count < (code === 'KR' ? 100 : 150) || count > 400)).toEqual([])
  })

  it('should have no Polish name that changes with gender', () => {
    const codes = texts('family_names', 'country_code')
    const polish = texts('family_names', 'name').filter((_, i) => codes[i] === 'PL')
    expect(polish.filter((name) => /(?:[sc]|dz)k[ia]$/.test(name))).toEqual([])
  })
})

describe.each(['given_names', 'family_names'])('%s', (listName) => {
  it('should have folded forms of a-z only', () => {
    expect(texts(listName, 'folded').filter((folded) => !/^[a-z]+$/.test(folded))).toEqual([])
  })

  it('should have names of letters, spaces, hyphens and apostrophes', () => {
    expect(texts(listName, 'name').filter((name) => !/^\p{L}[\p{L}' -]*\p{L}$/u.test(name))).toEqual([])
  })
})

describe('email_domains', () => {
  it('should have four to six reserved domains in every country', () => {
    const counts = perCountry('email_domains')
    expect([...counts.keys()]).toEqual(countryCodes)
    expect([...counts.values()].every((count) => count >= 4 && count <= 6)).toBe(true)
    expect(texts('email_domains', 'domain').filter((domain) => !/^[a-z]+\.example$/.test(domain))).toEqual([])
  })
})

describe('phone_ranges', () => {
  it('should let the same count of digits follow every prefix', () => {
    expect(new Set(numbers('phone_ranges', 'digits')).size).toBe(1)
  })

  it('should begin with the dialling code and make numbers of 9 to 15 digits', () => {
    const dialCodes = new Map(texts('countries', 'country_code').map((code, i) => [code, texts('countries', 'dial_code')[i] ?? '']))
    const codes = texts('phone_ranges', 'country_code')
    const digits = numbers('phone_ranges', 'digits')
    for (const [i, prefix] of texts('phone_ranges', 'prefix').entries()) {
      expect(prefix.startsWith(`${dialCodes.get(codes[i] ?? '') ?? 'none'} `)).toBe(true)
      const length = prefix.replace(/\D/g, '').length + (digits[i] ?? 0)
      expect(length).toBeGreaterThanOrEqual(10)
      expect(length).toBeLessThanOrEqual(13)
    }
  })

  it('should use 555-0xxx only in North America', () => {
    const codes = texts('phone_ranges', 'country_code')
    const northAmerican = texts('phone_ranges', 'prefix').filter((_, i) => codes[i] === 'US' || codes[i] === 'CA')
    expect(northAmerican.filter((prefix) => !/^\+1 \([2-9]\d\d\) 555-0$/.test(prefix))).toEqual([])
  })

  it('should know every country', () => {
    expect([...perCountry('phone_ranges').keys()].toSorted()).toEqual(countryCodes.toSorted())
  })
})
