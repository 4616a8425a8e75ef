import type { ColumnSchema } from '../../schema/schema.ts'

/** Who a row is: names, gender and e-mail address of the country in its `country_code`. */
export function people(femaleShare: number): readonly ColumnSchema[] {
  return [
    { name: 'person', kind: 'person', country: 'country_code', female_share: femaleShare, hidden: true },
    { name: 'first_name', kind: 'person_attribute', person: 'person', attribute: 'given_name' },
    { name: 'last_name', kind: 'person_attribute', person: 'person', attribute: 'family_name' },
    { name: 'gender', kind: 'person_attribute', person: 'person', attribute: 'gender' },
    { name: 'email', kind: 'person_attribute', person: 'person', attribute: 'email' },
  ]
}
