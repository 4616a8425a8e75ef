import type { ColumnSchema } from '../schema/schema.ts'

/** Somebody from the row's `country_code`, the source of names and addresses. */
export const person: ColumnSchema = { name: 'person', kind: 'person', country: 'country_code', hidden: true }

export const firstName: ColumnSchema = { name: 'first_name', kind: 'person_attribute', person: 'person', attribute: 'given_name' }
export const lastName: ColumnSchema = { name: 'last_name', kind: 'person_attribute', person: 'person', attribute: 'family_name' }
export const gender: ColumnSchema = { name: 'gender', kind: 'person_attribute', person: 'person', attribute: 'gender' }
export const email: ColumnSchema = { name: 'email', kind: 'person_attribute', person: 'person', attribute: 'email' }
export const phone: ColumnSchema = { name: 'phone', kind: 'phone', country: 'country_code' }

/** A city in the row's `country_code`, the source of its region and country. */
export const place: ColumnSchema = {
  name: 'place',
  kind: 'entry',
  list: 'cities',
  by: { column: 'country_code', attribute: 'country_code' },
  hidden: true,
}

export const city: ColumnSchema = { name: 'city', kind: 'attribute', entry: 'place', attribute: 'city' }
export const region: ColumnSchema = { name: 'region', kind: 'attribute', entry: 'place', attribute: 'region' }
export const country: ColumnSchema = { name: 'country', kind: 'attribute', entry: 'place', attribute: 'country' }
