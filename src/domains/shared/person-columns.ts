import type { ColumnOf } from '../../schema/schema.ts'

/** Somebody from the row's `country_code`: the source of names and addresses. */
export function person(femaleShare: number): ColumnOf<'person'> {
  return { name: 'person', kind: 'person', country: 'country_code', female_share: femaleShare, hidden: true }
}

export const firstName: ColumnOf<'person_attribute'> = {
  name: 'first_name',
  kind: 'person_attribute',
  person: 'person',
  attribute: 'given_name',
}
export const lastName: ColumnOf<'person_attribute'> = {
  name: 'last_name',
  kind: 'person_attribute',
  person: 'person',
  attribute: 'family_name',
}
export const gender: ColumnOf<'person_attribute'> = { name: 'gender', kind: 'person_attribute', person: 'person', attribute: 'gender' }
export const email: ColumnOf<'person_attribute'> = { name: 'email', kind: 'person_attribute', person: 'person', attribute: 'email' }
export const phone: ColumnOf<'phone'> = { name: 'phone', kind: 'phone', country: 'country_code' }
