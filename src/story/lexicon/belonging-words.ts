import { wordSet } from './word-set.ts'

/** Words between a child and its parent, by their first word. */
export const belonging: ReadonlyMap<string, readonly (readonly string[])[]> = byFirst([
  'belongs to',
  'belong to',
  'belonging to',
  'is part of',
  'are part of',
  'is assigned to',
  'are assigned to',
  'assigned to',
  'is linked to',
  'are linked to',
  'linked to',
  'is tied to',
  'are tied to',
  'is owned by',
  'are owned by',
  'owned by',
  'placed by',
  'is placed by',
  'are placed by',
  'made by',
  'are made by',
  'is made by',
  'works in a',
  'works for a',
  'work in one',
  'work for one',
  'work in only one',
  'work for only one',
  'works in one',
  'works for one',
  'references',
  'reference',
])
function byFirst(terms: readonly string[]): ReadonlyMap<string, readonly (readonly string[])[]> {
  const found = new Map<string, (readonly string[])[]>()
  for (const term of terms) {
    const words = term.split(' ')
    const first = words[0] as string
    found.set(first, [...(found.get(first) ?? []), words])
  }
  return found
}

/** The rows of their own table that people refer to. */
export const managers: ReadonlySet<string> = wordSet('manager managers boss bosses supervisor supervisors')
