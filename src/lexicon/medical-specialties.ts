import type { ReferenceList } from './reference-list.ts'
import { tableList } from './table-list.ts'

/** Medical specialties that treat patients of either sex and of most ages. */
export function medicalSpecialties(): ReferenceList {
  return tableList({
    name: 'medical_specialties',
    description:
      'A medical specialty and its typical fee for a consultation in US dollars by judgement; weights follow the shares of office visits in ' +
      'the National Ambulatory Medical Care Survey (CDC). Specialties bound to one sex or age are left out.',
    columns: { specialty: 'text', consultation_fee: 'number', weight: 'number' },
    rows: `
      General Practice|125|40
      Cardiology|260|8
      Dermatology|190|10
      Orthopedics|230|10
      Neurology|270|5
      Gastroenterology|245|5
      Endocrinology|235|4
      Psychiatry|220|7
      Pulmonology|240|4
      Ophthalmology|180|8
      Otolaryngology|200|5`,
  })
}
