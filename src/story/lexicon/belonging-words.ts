import { wordSet } from './word-set.ts'

const passive = [
  ...'assigned to|linked to|tied to'.split('|'),
  ...'owned placed made written sent posted created submitted uploaded authored led managed handled taught hosted'
    .split(' ')
    .map((done) => `${done} by`),
]

/** Words between a child and its parent. */
export const belonging: readonly string[] = [
  ...'belongs to|belong to|belonging to|is part of|are part of|references|reference|works in a|works for a|works in one|works for one'.split(
    '|',
  ),
  ...'work in one|work for one|work in only one|work for only one'.split('|'),
  ...passive.flatMap((turn) => [turn, `is ${turn}`, `are ${turn}`]),
]

/** The rows of their own table that people refer to. */
export const managers: ReadonlySet<string> = wordSet('manager managers boss bosses supervisor supervisors')
