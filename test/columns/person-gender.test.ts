import { describe, expect, it } from 'vitest'
import type { AnyColumn, AnySchema } from '../../src/schema/any-schema.ts'
import { generateSchema } from '../story/generate-schema.ts'

function people(sex: AnyColumn, more: object = {}): AnySchema {
  const person: AnyColumn = { name: 'name', kind: 'person', gender: 'sex', ...more }
  const gender: AnyColumn = { name: 'gender', kind: 'person_attribute', person: 'name', attribute: 'gender' }
  return { version: 1, name: 'people', tables: [{ name: 'people', rows: 300, columns: [sex, person, gender] }] }
}

describe('people whose gender is given', () => {
  it('should have the gender of their row', () => {
    const sex: AnyColumn = { name: 'sex', kind: 'category', values: ['female', 'male'], shares: [0.3, 0.7] }
    const rows = generateSchema(people(sex), null)['people'] ?? []
    expect(rows.filter((row) => row['gender'] === 'female')).toHaveLength(90)
    expect(rows.filter((row) => row['gender'] !== row['sex'])).toEqual([])
  })

  it('should be refused if there are no names for it, or if a share is also given', () => {
    const sex: AnyColumn = { name: 'sex', kind: 'category', values: ['female', 'other'] }
    expect(() => generateSchema(people(sex), null)).toThrow('"other"')
    const both: AnyColumn = { name: 'sex', kind: 'category', values: ['female', 'male'] }
    expect(() => generateSchema(people(both, { female_share: 0.5 }), null)).toThrow('female_share')
  })
})
