import type { ColumnSchema } from '../../schema/schema.ts'
import type { Part } from '../attributes/aspect.ts'
import { copyable } from './copyable.ts'
import { answersName, type Dirtied, type DirtPlace, identifierOf, partText, shareOf, withOutcome } from './change.ts'

/** Makes a number of rows copies of earlier ones, in all columns that do not identify the row. Exact copies differ only in the key. */
export function copiedRows(part: Part | null, place: DirtPlace, isExact: boolean): Dirtied {
  const { table, rows } = place
  const key = identifierOf(table)
  if (part === null) {
    if (key === null) return { reason: `${table.name} shows no key, so two of its rows may be the same` }
    const claims = [{ type: 'distinct', table: table.name, column: key }] as const
    return { table, text: `no two rows of ${table.name} are the same: ${key} differs`, claims, pointer: '/primary_key' }
  }
  const columns = copyable(place)
  if (columns.length === 0) return { reason: `${table.name} has no columns that two rows could share` }
  const own = isExact ? ownColumns(place, key, columns) : []
  if (own.length > 0)
    return {
      reason: `rows of ${table.name} cannot be the same in ${own.join(', ')}: write "duplicates" for rows that agree in the other columns`,
    }
  const rate = shareOf(part, rows)
  if (rate > 0.5) return { reason: 'at most half of the rows can be copies of the others' }
  const shown = columns.filter(({ hidden }) => hidden !== true)
  const others = ownColumns(place, key, columns)
  const same = sameIn(table, shown)
  if (same.length === 0 || shown.length < others.length) {
    const why =
      others.length === 0
        ? `every column of ${table.name} has cells that are empty or wrong by themselves`
        : `rows of ${table.name} cannot agree in ${others.join(', ')}: these are unique or have an exact number of rows for each value`
    return { reason: why }
  }
  const answers = answersName(place, 'duplicates', 'row')
  const result = withOutcome(table, { type: 'duplicates', columns: columns.map(({ name }) => name), rate, answers })
  const but = same.length < shown.length ? ', but for cells that are empty or wrong by themselves' : ''
  return {
    table: result,
    text: `${partText(part, rows)} of ${table.name} are copies of earlier ones in ${namesOf(shown)}${but}; ${answers} lists them`,
    claims: [{ type: 'copies', table: table.name, columns: same, answers, share: rate }],
    pointer: `/outcomes/${(result.outcomes ?? []).length - 1}`,
  }
}

function namesOf(columns: readonly ColumnSchema[]): string {
  return columns.map(({ name }) => name).join(', ')
}

/** The columns in which a copy certainly equals its row: no cells are emptied or changed afterwards. */
function sameIn({ outcomes = [] }: DirtPlace['table'], copied: readonly ColumnSchema[]): readonly string[] {
  const changed = new Set(outcomes.flatMap((outcome) => ('column' in outcome ? [outcome.column] : [])))
  return copied.filter(({ name, nullable }) => nullable === undefined && !changed.has(name)).map(({ name }) => name)
}

/** The columns, beside the key, that a copy does not share. */
function ownColumns({ table }: DirtPlace, key: string | null, copied: readonly ColumnSchema[]): readonly string[] {
  return table.columns.filter((column) => column.hidden !== true && column.name !== key && !copied.includes(column)).map(({ name }) => name)
}
