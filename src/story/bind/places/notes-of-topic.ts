import type { Schema } from '../../../schema/schema.ts'
import { columnPath } from '../../find/column-path.ts'
import type { Claim } from '../../proofs/claim.ts'
import type { Topics } from '../../topics/topics.ts'
import type { BindNote } from '../note.ts'
import { referredBy, tableNamed } from '../tables/references.ts'

/**
 * The notes about the table that a place is about: in "houses sold in Seattle" the city is stored with the agents, but the claim to prove
 * is about the houses. If no note is about this table, all notes stay.
 * @param table the table of the rows; null if the story names none
 */
export function notesOfTopic(schema: Schema, notes: readonly BindNote[], table: string | null, topics: Topics): readonly BindNote[] {
  if (table === null) return notes
  const own = notes.filter(({ claims }) => claims.some((claim) => 'table' in claim && isOf(claim.table, table, topics)))
  return own.length === 0 ? notes : own.map((note) => shownIn(schema, note, table))
}

function isOf(placed: string, table: string, topics: Topics): boolean {
  return placed === table || topics.belongs(table, placed)
}

/** The note, changed to be about the table `name` if this table shows the place by a lookup; else the note itself. */
function shownIn(schema: Schema, note: BindNote, name: string): BindNote {
  const table = tableNamed(schema, name)
  const claims = note.claims.map((claim): Claim | null => {
    if (claim.type !== 'among' || claim.table === name) return null
    const shown = table?.columns.find((column) => {
      if (column.kind !== 'lookup' || column.hidden === true || column.column !== claim.column) return false
      return table.columns.some((key) => key.name === column.through && referredBy(key) === claim.table)
    })
    return shown === undefined ? null : { ...claim, table: name, column: shown.name }
  })
  const shown = claims.filter((claim) => claim !== null)
  if (table === null || table.hidden === true || shown.length === 0 || shown.length < claims.length) return note
  return { ...note, text: note.text.replace(/rows of \w+/, `rows of ${name}`), claims: shown }
}

/**
 * The reason if the rows of a table have no place and refer to no rows with one: "200 products in Germany" states nothing about customers.
 * Null if they have one.
 */
export function reasonOfNoPlace({ tables }: Schema, table: string | null, paths: readonly string[]): string | null {
  const placed = paths.map((path) => columnPath(path).table)
  const [first] = placed
  if (table === null || first === undefined) return null
  const above = (name: string): readonly string[] =>
    tables.find((each) => each.name === name)?.columns.flatMap((column) => referredBy(column) ?? []) ?? []
  const reached = (start: string): ReadonlySet<string> => {
    const found = new Set([start])
    for (const each of found) for (const other of above(each)) found.add(other)
    return found
  }
  const own = reached(table)
  return placed.some((each) => own.has(each) || reached(each).has(table))
    ? null
    : `${table} have no place: state it for ${first}, or add a column "country"`
}

/**
 * The reason if a table has its own place that a story cannot set: "packages delivered in Berlin" is about the destination, not about the
 * customers. Null otherwise.
 */
export function reasonOfOwnPlace(schema: Schema, table: string | null, paths: readonly string[]): string | null {
  if (table === null || paths.some((path) => columnPath(path).table === table)) return null
  const own = tableNamed(schema, table)?.columns.find(
    ({ name, kind, hidden }) => hidden !== true && kind !== 'lookup' && /(?:^|_)(?:city|country)$/.test(name),
  )
  return own === undefined
    ? null
    : `${table} have a place of their own, "${own.name}", and a story does not set it: give the values of this column`
}

/** The reason if the rows of a table are countries themselves: "20 European countries" are no rows that lie in a few of them. Null otherwise. */
export function reasonOfCountries(table: string | null): string | null {
  return table === 'countries' ? 'its rows are countries themselves, and a story does not choose them' : null
}
