import { singularOf } from '../words/words.ts'
import { classify } from './classify.ts'

/** Whether the rows of a table are people, places or things. Their time is when they began to exist. */
export function isLasting(table: string): boolean {
  return lasting.has(classify(table.split('_').map(singularOf))?.archetype.name ?? '')
}

const lasting: ReadonlySet<string> = new Set(['person', 'place', 'organisation', 'asset', 'product'])
