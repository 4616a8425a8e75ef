import type { ColumnSchema, OutcomeSchema, TableSchema } from '../../schema/schema.ts'
import type { Mess } from '../attributes/aspect.ts'
import { copyable } from './copyable.ts'
import { answersName, type Change, type Dirtied, type DirtPlace, identifierOf, partText, shareOf, withOutcome } from './change.ts'

/** The words for the changed cells. */
const texts: Readonly<Record<Mess, string>> = {
  typos: 'is misspelled',
  outliers: 'is far off the others',
  negative: 'is negative',
  duplicates: 'is that of an earlier row',
  casing: 'is written in another case',
  upper: 'is written in upper case',
  lower: 'is written in lower case',
  spaces: 'has spaces before or after it',
  leading_spaces: 'has spaces before it',
  trailing_spaces: 'has spaces after it',
  invalid: 'is malformed',
  no_at: 'has no @',
}

/** The SQL function that takes spaces away again. */
const trims: Readonly<Partial<Record<Mess, 'trim' | 'ltrim' | 'rtrim'>>> = {
  spaces: 'trim',
  leading_spaces: 'ltrim',
  trailing_spaces: 'rtrim',
}

/** Changes a number of cells of a column and lists them in a table. */
export function mess(change: Change & { readonly dirt: Mess }, place: DirtPlace): Dirtied {
  const { dirt, column: name, part } = change
  const { table, rows } = place
  const path = `${table.name}.${name}`
  const column = table.columns.find((each) => each.name === name)
  if (column === undefined) return { reason: `no table has ${path}` }
  if (part === null) return { reason: `nothing makes ${dirt} of ${path} unless the story asks for it` }
  if (column.nullable !== undefined) return { reason: `${path} may be empty, and can have no ${dirt} beside that` }
  const rival = (table.outcomes ?? []).find((outcome) => isRival(outcome, dirt, name))
  if (rival !== undefined) return { reason: `${path} has ${rival.type} already, which cells where it ${texts[dirt]} would undo` }
  const rate = shareOf(part, rows)
  if (rate > (dirt === 'duplicates' ? 0.5 : 1)) return { reason: `${table.name} has ${rows} rows only` }
  const answers = answersName(place, dirt, name)
  const open = freed(table, name, dirt)
  const outcome = outcomeOf(dirt, column, { rate, answers }, { ...place, table: open })
  if (outcome === null) return { reason: `${path} can have no ${dirt}` }
  const result = withOutcome(open, outcome)
  const key = identifierOf(table)
  const claim = { table: table.name, answers, share: rate } as const
  const trim = trims[dirt]
  const undone = trim === undefined ? {} : { trim }
  return {
    table: result,
    text: `${path} ${texts[dirt]} in ${partText(part, rows)}, which ${answers} lists`,
    claims: [
      dirt === 'duplicates' ? { type: 'copies', ...claim, columns: [name] } : { type: 'touched', ...claim, column: name, key, ...undone },
    ],
    pointer: `/outcomes/${(result.outcomes ?? []).length - 1}`,
  }
}

/** Whether two outcomes exclude each other: a changed copy is no copy, and a cell cannot be changed twice in the same way. */
function isRival(outcome: OutcomeSchema, dirt: Mess, name: string): boolean {
  if (outcome.type === 'duplicates') return outcome.columns.includes(name)
  return outcome.type !== 'totals' && outcome.column === name && dirt === 'duplicates'
}

interface Touched {
  readonly rate: number
  readonly answers: string
}

function outcomeOf(dirt: Mess, column: ColumnSchema, touched: Touched, place: DirtPlace): OutcomeSchema | null {
  switch (dirt) {
    case 'duplicates': {
      const columns = copiedWith(column.name, place)
      return columns === null ? null : { type: 'duplicates', columns, ...touched }
    }
    case 'outliers': {
      const factor = factorFor(column)
      return factor === null ? null : { type: 'outliers', column: column.name, factor, ...touched }
    }
    case 'negative':
      return isPositive(column) ? { type: 'outliers', column: column.name, factor: -1, ...touched } : null
    case 'upper':
    case 'lower':
      return { type: 'casing', column: column.name, as: dirt, ...touched }
    case 'no_at':
      return { type: 'invalid', column: column.name, as: dirt, ...touched }
    case 'leading_spaces':
    case 'trailing_spaces':
      return { type: 'spaces', column: column.name, as: dirt === 'leading_spaces' ? 'leading' : 'trailing', ...touched }
    case 'typos':
    case 'casing':
    case 'spaces':
    case 'invalid':
      return { type: dirt, column: column.name, ...touched }
  }
}

/** A column and the columns that it reads, which are copied together; null if one of them cannot be copied. */
function copiedWith(name: string, place: DirtPlace): string[] | null {
  const own = place.reads.get(`${place.table.name}.${name}`) ?? new Set<string>()
  const free = copyable(place).map((column) => column.name)
  const columns = place.table.columns.map((column) => column.name).filter((each) => each === name || own.has(`${place.table.name}.${each}`))
  return columns.every((each) => free.includes(each)) ? columns : null
}

function isPositive(column: ColumnSchema): boolean {
  return (column.kind === 'integer' || column.kind === 'decimal') && typeof column.min === 'number' && column.min > 0
}

/** The power of ten that moves every number of a column beyond all others; null for none, as for a column that may be 0. */
function factorFor(column: ColumnSchema): number | null {
  if (column.kind !== 'integer' && column.kind !== 'decimal') return null
  const { min, max } = column
  if (typeof min !== 'number' || typeof max !== 'number' || min <= 0) return null
  return 10 ** Math.max(1, Math.ceil(Math.log10((farOff * max) / min)))
}

/** An outlier is at least this many times the largest other number. */
const farOff = 3

/** Removes uniqueness from a column whose cells are copied. */
function freed(table: TableSchema, name: string, dirt: Mess): TableSchema {
  if (dirt !== 'duplicates') return table
  const columns = table.columns.map((column): ColumnSchema => {
    if (column.name !== name || !('unique' in column)) return column
    const { unique: _, ...others } = column
    return others
  })
  return { ...table, columns }
}
