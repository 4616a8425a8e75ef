import { daysAfter } from '../../../builders/computed.ts'
import { whole, yes } from '../../../builders/drawn.ts'
import { hidden } from '../../../builders/table.ts'
import type { ArchetypeColumn, Family } from '../archetype.ts'
import { family, own } from '../archetype.ts'

/** An age in years on the day of joining. */
const young = (least: number, most: number): readonly ArchetypeColumn[] => [
  own('days_before', hidden(whole(-Math.round(most * 365.25), -Math.round(least * 365.25)))),
  own('date_of_birth', daysAfter('enrolled_on', 'days_before')),
]
const rest: readonly ArchetypeColumn[] = ['gender', 'allergy', own('may_be_photographed', yes(0.81)), 'enrolled on']
const more = { role: 'visitor', without: ['email', 'phone'] } as const

/** Children, with a contact person. */
export const children: readonly Family[] = [
  family('child, kid', [...young(0.7, 6), ...rest], more),
  family('scout, cub, cadet, choirboy, youngster, teenager', [...young(6, 13), ...rest], more),
  family('toddler, baby, infant', [...young(0.3, 2.5), ...rest], more),
]
