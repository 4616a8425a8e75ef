import type { Dice } from './dice.ts'
import { arrivalOf, columnOf, type DraftColumn, type DraftTable, isAlways } from './draft.ts'

/** Adds outcomes of every type, each on columns of their own but for those that go together. */
export function addOutcomes(dice: Dice, table: DraftTable, tables: readonly DraftTable[], newName: () => string): void {
  const { count } = table
  if (count === null || count > 30_000) return
  const correlated = new Set(table.correlations.flatMap(({ columns }) => columns))
  const open = dice.shuffled(
    table.columns.filter(
      (column) => isAlways(column) && column.params['nullable'] === undefined && !column.isFixed && column.target === undefined,
    ),
  )
  const touched = (most: number): object => ({
    ...(dice.chance(50)
      ? { rate: dice.pick([0, 0.1, 0.5]) * Math.min(1, most / Math.max(1, count)) }
      : { count: Math.floor((most * dice.below(5)) / 8) }),
    ...(dice.chance(60) ? { answers: newName() } : {}),
  })
  const named = namesIn(tables)
  for (const column of open) {
    if (dice.chance(60)) continue
    const total = isSummable(column) && !correlated.has(column.name) && dice.chance(80) ? totalOf(dice, table, column) : null
    if (total !== null) table.outcomes.push({ type: 'totals', column: column.name, ...total })
    else if (named.has(column.name) && decides(column)) continue
    else if (column.cells.type === 'number' && isOwnNumber(column))
      table.outcomes.push({
        type: 'outliers',
        column: column.name,
        factor: dice.pick(named.has(column.name) ? [10, 2.5] : [10, -1, 0, 2.5]),
        ...touched(count),
      })
    else if (column.cells.type === 'words' && column.cells.words.every((word) => word !== '') && isOwnWord(column))
      table.outcomes.push({ type: 'typos', column: column.name, ...touched(count) })
  }
  const copied = open.filter((column) => isCopyable(column) && !isTotalled(table, column))
  const copies = withSources(dice.some(copied, 1, 4), copied)
  if (copies.length > 0 && dice.chance(40)) table.outcomes.push({ type: 'duplicates', columns: copies, ...touched(Math.floor(count / 2)) })
}

/** The names of columns and of what they follow from; without those that follow from what is not among `copied`. */
function withSources(columns: readonly DraftColumn[], copied: readonly DraftColumn[]): string[] {
  const sourcesOf = ({ params }: DraftColumn): unknown[] =>
    [params['by'], params['column'], params['times']].filter((name) => name !== undefined)
  const all = new Set<string>()
  const add = (column: DraftColumn): boolean => {
    const sources = sourcesOf(column).map((name) => copied.find((each) => each.name === name))
    const isWhole = sources.every((source) => source !== undefined && add(source))
    if (isWhole) all.add(column.name)
    return isWhole
  }
  columns.forEach(add)
  return [...all]
}

/** Columns that others name outside of formulas and templates. */
function namesIn(tables: readonly DraftTable[]): ReadonlySet<string> {
  const found = new Set<string>()
  const visit = (value: unknown): void => {
    if (typeof value === 'string') found.add(value)
    else if (typeof value === 'object' && value !== null) for (const part of Object.values(value)) visit(part)
  }
  for (const { columns } of tables) for (const { params } of columns) visit(params)
  return found
}

/** Whether a column that names it may need a case for each of its values. */
function decides({ cells, params: { kind } }: DraftColumn): boolean {
  return cells.type === 'words' || kind === 'integer'
}

const ownNumbers: ReadonlySet<unknown> = new Set(['integer', 'decimal', 'mapping'])
const ownWords: ReadonlySet<unknown> = new Set(['category', 'constant', 'bucket', 'lookup', 'mapping'])
const copyable: ReadonlySet<unknown> = new Set(['integer', 'decimal', 'category', 'constant', 'mapping', 'bucket', 'pattern', 'birth_date'])

const isOwnNumber = ({ params: { kind } }: DraftColumn): boolean => ownNumbers.has(kind)
const isOwnWord = ({ params: { kind } }: DraftColumn): boolean => ownWords.has(kind)
const isCopyable = ({ params: { kind } }: DraftColumn): boolean => copyable.has(kind)

function isTotalled({ outcomes }: DraftTable, { name }: DraftColumn): boolean {
  return outcomes.some(
    ({ type, column, shares }) => type === 'totals' && (column === name || (shares as { by?: string } | undefined)?.by === name),
  )
}

function isSummable({ params, cells }: DraftColumn): boolean {
  const isDrawn = params.kind === 'integer' || params.kind === 'decimal'
  return isDrawn && params['ending'] === undefined && cells.type === 'number' && cells.max > cells.min + 2
}

/** A total that the column's bounds allow for: `rows` cells of about the middle between them. */
function totalOf(dice: Dice, table: DraftTable, { cells, params }: DraftColumn): object | null {
  if (cells.type !== 'number') return null
  const { scale } = cells
  const [min, max] = scale === 0 ? [Math.ceil(cells.min), Math.floor(cells.max)] : [cells.min, cells.max]
  const level = min + (max - min) * dice.pick([0.4, 0.5, 0.6])
  const of = (rows: number): number => Number((rows * level).toFixed(scale))
  const count = table.count ?? 0
  const arrival = arrivalOf(table)?.params
  const isFlat = arrival?.['from'] === '2023-01-01' && ['growth', 'peaks', 'periods'].every((name) => arrival[name] === undefined)
  // Of how many rows a part is, is known but for one: a total must not turn on it.
  const isLoose = Math.abs(min) <= (max - min) / 2
  if (isLoose && isFlat && count >= 100 && dice.chance(50)) {
    const periods = dice.pick([['2023'], ['2023', '2024'], ['2023-Q2', '2024-03']])
    const days: Readonly<Record<string, number>> = { 2023: 365, 2024: 366, '2023-Q2': 91, '2024-03': 31 }
    const totals = periods.map((period) => ({ period, total: of((count * (days[period] ?? 1)) / 731) }))
    return { periods: totals, ...(periods[1] !== '2024' && dice.chance(60) ? { total: of(count) } : {}) }
  }
  const by = dice.maybe(columnOf(table, 'words', (column) => isSharable(column) && column.name !== params['by']))
  if (by?.cells.type !== 'words' || count < 40 || min < 0 || !isLoose || dice.chance(20)) return { total: of(count) }
  const given = by.params['shares'] as readonly number[]
  return {
    total: of(count),
    shares: {
      by: by.name,
      values: Object.fromEntries((by.params['values'] as readonly string[]).map((word, place) => [word, given[place]])),
    },
  }
}

function isSharable({ params, nullable }: DraftColumn): boolean {
  return (
    !nullable &&
    params.kind === 'category' &&
    params['shares'] !== undefined &&
    params['periods'] === undefined &&
    params['even_in'] === undefined
  )
}
