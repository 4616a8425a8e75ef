import type { ColumnSchema } from '../../schema/schema.ts'

/** Somebody from the row's `country_code`: the source of names and addresses. */
export function person(femaleShare: number): ColumnSchema {
  return { name: 'person', kind: 'person', country: 'country_code', female_share: femaleShare, hidden: true }
}

export const firstName: ColumnSchema = { name: 'first_name', kind: 'person_attribute', person: 'person', attribute: 'given_name' }
export const lastName: ColumnSchema = { name: 'last_name', kind: 'person_attribute', person: 'person', attribute: 'family_name' }
export const gender: ColumnSchema = { name: 'gender', kind: 'person_attribute', person: 'person', attribute: 'gender' }
export const email: ColumnSchema = { name: 'email', kind: 'person_attribute', person: 'person', attribute: 'email' }
export const phone: ColumnSchema = { name: 'phone', kind: 'phone', country: 'country_code' }
