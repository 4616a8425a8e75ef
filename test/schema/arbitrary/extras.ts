import type { Dice } from './dice.ts'
import { columnOf, type DraftColumn, type DraftTable, isAlways, isOwned, isRecurring, ownerKeyOf } from './draft.ts'

/** Adds a primary key and unique sets that hold, some because of what their columns are, some only when columns are changed for them. */
export function addSets(dice: Dice, table: DraftTable): void {
  const told = proven(table)
  if (told.length > 0 && dice.chance(60)) {
    const set = dice.pick(told)
    const more = dice.chance(25) || table.key === null ? dice.some(table.columns.filter(isAlways), 1, 2).map(({ name }) => name) : []
    const key = [...new Set([...set, ...more])]
    // What others refer by is the primary key, where that is one column.
    const isFree = table.key?.params.kind === 'sequence' && (key.length > 1 || key[0] === table.key.name)
    if (isFree && dice.chance(60)) table.primaryKey = key
    else table.unique.push(key)
  }
  const made = constructed(dice, table)
  if (made !== null && dice.chance(70)) table.unique.push(made)
}

function proven(table: DraftTable): readonly string[][] {
  const ownerKey = ownerKeyOf(table)
  const single = table.columns.filter(
    ({ params, nullable }) => !nullable && (params.kind === 'sequence' || params.kind === 'uuid' || params['unique'] === true),
  )
  const places = columnOf(table, 'number', ({ params: { kind }, nullable }) => kind === 'sibling_number' && !nullable)
  return [...single.map(({ name }) => [name]), ...(ownerKey === undefined ? [] : places.map(({ name }) => [name, ownerKey.name]))]
}

/** Values that a set may choose among; null for a column that cannot be told which to take. */
function sizeOf({ params, cells, target, nullable }: DraftColumn): number | null {
  if (nullable || params['unique'] === true || params['by'] !== undefined) return null
  const { kind } = params
  if (kind === 'foreign_key') {
    const isPlain = ['popularity', 'existing_at', 'partition_by', 'distinct_among_siblings'].every((key) => params[key] === undefined)
    return isPlain ? (target?.count ?? null) : null
  }
  if (kind === 'integer' && params['distribution'] === undefined && cells.type === 'number') return cells.max - cells.min + 1
  return kind === 'category' && params['weights'] === undefined && params['shares'] === undefined && cells.type === 'words'
    ? cells.words.length
    : null
}

function constructed(dice: Dice, table: DraftTable): string[] | null {
  const { count } = table
  if (count === null) return null
  const ownerKey = ownerKeyOf(table)
  const isCorrelated = ({ name }: DraftColumn): boolean => table.correlations.some(({ columns }) => columns.includes(name))
  const open = dice.shuffled(table.columns.filter((column) => sizeOf(column) !== null && !isCorrelated(column)))
  const within = ownerKey !== undefined && isOwned(table) && dice.chance(50)
  const wanted = within ? table.mostSiblings : count
  const set: string[] = within ? [ownerKey.name] : []
  let combinations = 1
  for (const column of open) {
    if (combinations >= wanted && dice.chance(70)) break
    set.push(column.name)
    combinations *= sizeOf(column) ?? 1
  }
  return combinations >= wanted && set.length > 0 ? set : null
}

/** Adds formulas that hold in every row: bounds, and what comes after something. */
export function addConstraints(dice: Dice, table: DraftTable): void {
  for (const { name, params, cells } of table.columns) {
    if (dice.chance(70)) continue
    const base = table.columns.find((other) => other.name === params['column'])
    if ((params.kind === 'integer' || params.kind === 'decimal') && cells.type === 'number' && !isTouched(table, name))
      table.constraints.push(`${name} >= ${Math.floor(cells.min)} && ${name} <= ${Math.ceil(cells.max)}`)
    else if (
      params.kind === 'after' &&
      params['nullable'] === undefined &&
      base?.params['nullable'] === undefined &&
      base?.cells.type === cells.type &&
      !isTouched(table, name) &&
      !isTouched(table, base.name)
    )
      table.constraints.push(`${name} >= ${base.name}`)
    else if (params.kind === 'sequence') table.constraints.push(`known(${name}) && ${name} > 0`)
  }
}

function isTouched({ outcomes }: DraftTable, name: string): boolean {
  return outcomes.some(({ column, columns }) => column === name || (Array.isArray(columns) && columns.includes(name)))
}

const drawnKinds: ReadonlySet<unknown> = new Set(['integer', 'decimal'])

/** Lets pairs of numbers go together. */
export function addCorrelations(dice: Dice, table: DraftTable): void {
  const drawn = dice.shuffled(
    columnOf(
      table,
      'number',
      ({ params, cells }) =>
        drawnKinds.has(params.kind) &&
        params['unique'] !== true &&
        params['distribution'] === undefined &&
        params['by'] === undefined &&
        cells.type === 'number' &&
        cells.max - cells.min >= 9,
    ),
  )
  for (let place = 0; place + 1 < drawn.length; place += 2) {
    if (dice.chance(40)) continue
    const [first, second] = [drawn[place]?.name ?? '', drawn[place + 1]?.name ?? '']
    table.correlations.push({ columns: [first, second], coefficient: dice.pick([-0.9, -0.5, 0, 0.3, 0.9]) })
  }
}

/** Sets of nullable columns are none. */
export function mayBeNull({ params: { kind } }: Pick<DraftColumn, 'params'>, table: DraftTable): boolean {
  return (
    kind !== 'sequence' &&
    kind !== 'owner_key' &&
    kind !== 'date' &&
    kind !== 'timestamp' &&
    !(isRecurring(table) && kind === 'occurrence_date')
  )
}
