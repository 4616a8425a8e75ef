import type { ArchetypeColumn, Family } from '../archetype.ts'
import { family, own } from '../archetype.ts'

/** So many years old on the day on which they come. */
const young = (least: number, most: number): readonly ArchetypeColumn[] => [
  own('days_before', { kind: 'integer', min: -Math.round(most * 365.25), max: -Math.round(least * 365.25), hidden: true }),
  own('date_of_birth', { kind: 'shifted', column: 'enrolled_on', offset: 'days_before', unit: 'days', as: 'date' }),
]
const rest: readonly ArchetypeColumn[] = ['gender', 'allergy', own('may_be_photographed', { kind: 'boolean', rate: 0.81 }), 'enrolled on']
const more = { role: 'visitor', without: ['email', 'phone'] } as const

/** Children, whom others are to be asked about. */
export const children: readonly Family[] = [
  family('child, kid', [...young(0.7, 6), ...rest], more),
  family('scout, cub, cadet, choirboy, youngster, teenager', [...young(6, 13), ...rest], more),
  family('toddler, baby, infant', [...young(0.3, 2.5), ...rest], more),
]
