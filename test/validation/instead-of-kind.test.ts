import { describe, expect, it } from 'vitest'
import { columnKinds } from '../../src/columns/index.ts'
import { checkSchema } from '../../src/validation/check-schema.ts'
import { insteadOfKind } from '../../src/validation/instead-of-kind.ts'

const kinds = [...columnKinds.keys()]

/** The columns that a sentence shows. */
function shownIn(sentence: string): readonly object[] {
  return [...sentence.matchAll(/\{[^{}]*\}/g)].map(([json]) => JSON.parse(json) as object)
}

describe('an unknown kind', () => {
  it.each([
    'first_name',
    'lastName',
    'surname',
    'gender',
    'username',
    'user-name',
    'city',
    'country',
    'company',
    'Job Title',
    'mac',
    'zip',
  ])('should be told with whole columns that make %s', (name) => {
    const columns = shownIn(insteadOfKind(name, kinds))
    expect(columns.length).toBeGreaterThan(0)
    const table = { name: 't', rows: { type: 'primary' }, columns }
    expect(checkSchema({ version: 1, tables: [table] }).problems.found).toEqual([])
  })

  it.each([
    ['mail', 'did you mean "email"?'],
    ['email_address', 'did you mean "email"?'],
    ['ip', 'did you mean "ipv4" or "ipv6"?'],
    ['website', 'did you mean "url"?'],
    ['permalink', 'did you mean "slug"?'],
    ['full_name', 'did you mean "person"?'],
    ['emial', 'did you mean "email"?'],
  ])('should be told with the kind that makes %s', (name, meant) => {
    expect(insteadOfKind(name, kinds)).toBe(`: ${meant}`)
  })

  it('should show both columns where one needs another', () => {
    expect(shownIn(insteadOfKind('username', kinds))).toEqual([
      { name: 'person', kind: 'person' },
      { name: 'username', kind: 'person_attribute', person: 'person', attribute: 'username' },
    ])
  })

  it.each(['constructor', '__proto__', 'toString'])('should not be found in what every object has: %s', (name) => {
    expect(insteadOfKind(name, kinds)).toMatch(/^; there are/)
  })
})
