import { lognormal } from '../../../builders/distributions.ts'
import { whole } from '../../../builders/drawn.ts'
import { compound } from '../../../builders/texts.ts'
import { type ArchetypeColumn, own } from '../archetype.ts'

/** Names of two words, each from a list separated by commas. */
export function named(first: string, second: string): ArchetypeColumn {
  return own('name', compound([first.split(','), second.split(',')], ' '))
}

/** How many minutes something takes. */
export function minutes(median: number, spread: number, least: number, most: number): ArchetypeColumn {
  return own('duration_minutes', whole(least, most, lognormal(median, spread)), 'quantity')
}
