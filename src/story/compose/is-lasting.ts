import { archetypeOf } from './archetype-of.ts'

/** Whether the rows of a table are people, places or things. Their time is when they began to exist. */
export function isLasting(table: string): boolean {
  return lasting.has(archetypeOf(table.split('_')))
}

const lasting: ReadonlySet<string> = new Set(['person', 'place', 'organisation', 'asset', 'product'])
