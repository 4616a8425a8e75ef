import type { ColumnSchema } from '../../schema/schema.ts'
import { startNames } from '../lexicon/start-names.ts'

const ends =
  /^(?:ends?|ended|finish(?:ed)?|stop(?:ped)?|completed|closed|check(?:ed)?_?out|clock(?:ed)?_out|logout|drop_?off|arriv\w+|exit(?:ed)?|discharged?|left)(?:_|$)/
const durations = /^(?:\w+_)?(?:duration|length|length_of_stay|stay)_(s(?:ecs?|econds)|m(?:ins?|inutes)|h(?:ou)?rs|days)$/

const units = ['seconds', 'minutes', 'hours', 'days'] as const

/** The columns of a table in which an end follows its start: by the listed duration of the row, or at least not before it. */
export function withOrderedEnds(columns: readonly ColumnSchema[]): readonly ColumnSchema[] {
  const shown = columns.filter(({ hidden }) => hidden !== true)
  const end = shown.find(({ name, kind }) => kind === 'after' && ends.test(name))
  if (end?.kind !== 'after' || end.nullable !== undefined) return columns
  const begun = shown.find((each) => each.kind === 'after' && each.column === end.column && startNames.test(each.name)) ?? end
  const start = begun === end ? end.column : begun.name
  const length = shown.find(({ name, kind, nullable }) => kind === 'integer' && nullable === undefined && durations.test(name))
  const said = durations.exec(length?.name ?? '')?.[1]?.[0]
  const unit = units.find((each) => each[0] === said)
  const ordered: ColumnSchema =
    length === undefined || unit === undefined
      ? { ...end, column: start }
      : { name: end.name, kind: 'shifted', column: start, offset: length.name, unit, as: end.as ?? 'timestamp' }
  return columns.map((column) => (column === end ? ordered : column))
}
