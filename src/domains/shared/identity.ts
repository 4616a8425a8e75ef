import { type Columns, hidden } from '../../builders/table.ts'
import { personal } from '../../builders/texts.ts'
import type { ColumnBody } from '../../schema/schema.ts'

/** A person from the row's `country_code`: the source of names and email addresses. */
export function person(femaleShare: number): ColumnBody<'person'> {
  return hidden({ kind: 'person', country: 'country_code', female_share: femaleShare })
}

export const firstName: ColumnBody<'person_attribute'> = personal('given_name')
export const lastName: ColumnBody<'person_attribute'> = personal('family_name')
export const gender: ColumnBody<'person_attribute'> = personal('gender')
export const email: ColumnBody<'person_attribute'> = personal('email')
export const phone: ColumnBody<'phone'> = { kind: 'phone', country: 'country_code' }

type Attribute = keyof typeof attributes
const attributes = { username: personal('username'), first_name: firstName, last_name: lastName, gender, email, phone }

/** A hidden person from the row's `country_code`, and the named columns of that person, in their order. */
export function identity(femaleShare: number, ...names: readonly Attribute[]): Columns {
  return { person: person(femaleShare), ...Object.fromEntries(names.map((name) => [name, attributes[name]])) }
}

/** The same with the role of the person as a prefix of the names: `contact_email`. */
export function contact(role: string, femaleShare: number, ...names: readonly Attribute[]): Columns {
  return { person: person(femaleShare), ...Object.fromEntries(names.map((name) => [`${role}_${name}`, attributes[name]])) }
}
