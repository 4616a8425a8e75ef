import {
  arrivalOf,
  columnOf,
  type DraftTable,
  isAlways,
  isOwned,
  isRecurring,
  type Made,
  type Maker,
  numbers,
  ownerKeyOf,
} from './draft.ts'

/** Tables that keys of a table may point into: there is a row for them. */
function targets(tables: readonly DraftTable[], { count }: DraftTable): DraftTable[] {
  return tables.filter((target) => target.key !== null && target.count !== null && (target.count > 0 || count === 0))
}

const key = (target: DraftTable): Pick<Made, 'cells' | 'target'> => ({ cells: target.key?.cells ?? { type: 'other' }, target })

/** The day on which the first row of a table, or of its owners, begins. */
function beginning(table: DraftTable): string | undefined {
  const from = arrivalOf(table)?.params['from']
  if (typeof from === 'string') return from
  const { rows, owner } = table
  return typeof rows === 'object' && rows.type === 'owned' && rows.min > 0 && owner !== null ? beginning(owner) : undefined
}

/** Whether each row of `table` is sure to have a row that `ancestor` owns, directly or through tables between. */
function descends(table: DraftTable, ancestor: DraftTable): boolean {
  for (let each: DraftTable | null = table; each !== null && isOwned(each); each = each.owner) {
    if (typeof each.rows === 'object' && each.rows.type === 'owned' && each.rows.min === 0) return false
    if (each.owner === ancestor) return true
  }
  return false
}

export const keyMakers: readonly Maker[] = [
  ({ dice, tables }, table) => {
    const target = dice.maybe(targets(tables, table))
    if (target === undefined) return null
    const popularity = dice.chance(40) ? { popularity: dice.pick([0.5, 0.9, 1.3, 3]) } : {}
    return { params: { kind: 'foreign_key', table: target.name, ...popularity }, ...key(target) }
  },
  ({ dice, tables }, table) => {
    const target = dice.maybe(targets(tables, table).filter((each) => beginning(each) !== undefined))
    const at = dice.maybe([...columnOf(table, 'date', isAlways), ...columnOf(table, 'timestamp', isAlways)])
    if (target === undefined || at === undefined || !('from' in at.cells) || at.cells.from === null) return null
    const days = (Date.parse(at.cells.from) - Date.parse(beginning(target) ?? '')) / 86_400_000
    if (days < 1) return null
    const popularity = dice.chance(40) ? { popularity: dice.pick([0.5, 1.3]) } : {}
    const age = dice.chance(40) ? { min_age_days: dice.pick([0, 1, 40].filter((age) => age < days)) } : {}
    return {
      params: { kind: 'foreign_key', table: target.name, existing_at: at.name, ...popularity, ...age },
      ...key(target),
      isFixed: true,
    }
  },
  ({ dice, tables }, table) => {
    const target = dice.maybe(targets(tables, table))
    if (target === undefined || !isOwned(table)) return null
    return { params: { kind: 'foreign_key', table: target.name, distinct_among_siblings: true }, ...key(target), isFixed: true }
  },
  ...[1, 2].map((): Maker => ({ dice, tables }, table) => {
    const pairs = table.columns
      .filter(({ target, nullable }) => target !== undefined && !nullable)
      .flatMap((partition) => targets(tables, table).map((target) => ({ partition, target })))
      .filter(({ partition, target }) => descends(target, partition.target as DraftTable))
    const pair = dice.maybe(pairs)
    if (pair === undefined) return null
    const way = dice.below(3)
    const more = way === 0 ? {} : way === 1 ? { popularity: dice.pick([0.7, 2]) } : isOwned(table) ? { distinct_among_siblings: true } : {}
    return {
      params: { kind: 'foreign_key', table: pair.target.name, partition_by: pair.partition.name, ...more },
      ...key(pair.target),
      isFixed: true,
    }
  }),
  ({ dice }, table) => {
    const ownerKey = ownerKeyOf(table)
    const part = isOwned(table) && ownerKey !== undefined && dice.chance(50) ? { partition_by: ownerKey.name } : {}
    const roots = dice.chance(60) ? { roots: dice.pick([1, 3, 0.2, 0.7]) } : {}
    const shape = dice.chance(40) ? { branching: dice.pick([2, 40]), ...(dice.chance(50) ? { popularity: 1.1 } : {}) } : {}
    return table.count === null || table.key === null
      ? null
      : { params: { kind: 'self_reference', ...part, ...roots, ...shape }, ...key(table), nullable: true, isFixed: true }
  },
  (_, table) =>
    isOwned(table) && !isRecurring(table)
      ? { params: { kind: 'sibling_number' }, cells: numbers(0, 1, table.mostSiblings), isFixed: true }
      : null,
]
