import { conditionText } from './conditions.ts'
import type { Dice } from './dice.ts'
import { columnOf, type DraftColumn, type DraftTable, isAlways, isRecurring, type Maker, numbers, ownerKeyOf } from './draft.ts'

/** Columns that follow from rows that a row owns, or share what its owner has. */
export const familyMakers: readonly Maker[] = [
  ...[1, 2, 3].map((): Maker => ({ dice, tables }, table) => {
    const owned = dice.maybe(tables.filter(({ owner }) => owner === table))
    if (owned === undefined) return null
    const aggregate = dice.pick(['sum', 'min', 'max', 'count', 'avg'])
    const column = dice.maybe(columnOf(owned, 'number', ({ cells }) => cells.type === 'number' && reachOf(cells) < 1e8))
    if (column === undefined && aggregate !== 'count') return null
    const where = dice.chance(50) ? conditionText(dice, owned) : null
    const cells = column?.cells.type === 'number' ? column.cells : { scale: 0, min: 0, max: 1 }
    const scale = aggregate === 'avg' ? dice.pick([undefined, 0, 4]) : undefined
    const params = {
      kind: 'roll_up',
      table: owned.name,
      aggregate,
      ...(aggregate === 'count' && dice.chance(50) ? {} : { column: column?.name ?? undefined }),
      ...(where === null ? {} : { where }),
      ...(scale === undefined ? {} : { scale }),
    }
    const reach = reachOf(cells) * (aggregate === 'sum' ? owned.mostSiblings : 1)
    const digits = aggregate === 'count' ? 0 : aggregate === 'avg' ? (scale ?? Math.max(2, cells.scale)) : cells.scale
    const [min, max] = aggregate === 'count' ? [0, owned.mostSiblings] : [-reach, reach]
    return {
      params: JSON.parse(JSON.stringify(params)) as typeof params,
      cells: numbers(digits, min, max),
      nullable: aggregate !== 'sum' && aggregate !== 'count',
    }
  }),
  ({ dice, tables }, table) => {
    const owned = dice.maybe(tables.filter(({ owner }) => owner === table))
    const column = dice.maybe(owned?.columns ?? [])
    if (owned === undefined || column === undefined) return null
    const where = dice.chance(40) ? conditionText(dice, owned) : null
    return {
      params: {
        kind: 'roll_up',
        table: owned.name,
        aggregate: dice.pick(['first', 'last']),
        column: column.name,
        ...(where === null ? {} : { where }),
      },
      cells: column.cells,
      nullable: true,
      isFixed: true,
    }
  },
  ...[1, 2].map((): Maker => ({ dice }, table) => {
    const owned = table.owner
    const of = owned === null ? undefined : dice.maybe(columnOf(owned, 'number', isAlways))
    if (of?.cells.type !== 'number' || isRecurring(table) || ownerKeyOf(table) === undefined) return null
    const weights = dice.maybe(columnOf(table, 'number', (column) => isAlways(column) && isWeight(column)))
    const { scale } = of.cells
    const reach = reachOf(of.cells)
    return {
      params: { kind: 'split', of: of.name, ...(weights === undefined || dice.chance(40) ? {} : { weighted_by: weights.name }) },
      cells: numbers(scale, -reach, reach),
      isFixed: true,
    }
  }),
  ({ dice, tables }, table) => {
    const recurring = dice.maybe(tables.filter((each) => each.owner === table && isRecurring(each)))
    if (recurring === undefined) return null
    const value = dice.pick(['count', 'last_date', 'state'])
    return {
      params: { kind: 'recurrence', table: recurring.name, value },
      cells: value === 'count' ? numbers(0, 0, 1200) : value === 'state' ? { type: 'other' } : { type: 'date', from: null },
      nullable: value === 'last_date',
      isFixed: true,
    }
  },
  (_, table) => (isRecurring(table) ? { params: { kind: 'occurrence_date' }, cells: { type: 'date', from: null }, isFixed: true } : null),
]

function reachOf({ min, max }: { readonly min: number; readonly max: number }): number {
  return Math.max(Math.abs(min), Math.abs(max))
}

const weightKinds: ReadonlySet<unknown> = new Set(['integer', 'decimal', 'sibling_number'])

function isWeight({ cells, params: { kind } }: DraftColumn): boolean {
  return cells.type === 'number' && cells.min >= 0 && weightKinds.has(kind)
}

const units = ['seconds', 'minutes', 'hours', 'days'] as const

/** Columns that follow others in time. */
export const timeMakers: readonly Maker[] = [
  ...[1, 2].map((): Maker => ({ dice }, table) => {
    const column = someMoment(dice, table)
    if (column === undefined) return null
    const as = dice.pick(['date', 'timestamp'] as const)
    const min = dice.pick([0, 1, 2.5])
    const hours = as === 'timestamp' && dice.chance(30) ? { hours: Array.from({ length: 24 }, (_, hour) => hour % 3) } : {}
    return {
      params: { kind: 'after', column: column.name, as, unit: dice.pick(units), min, max: min + dice.pick([0, 3, 90]), ...hours },
      cells: { type: as, from: 'from' in column.cells ? column.cells.from : null },
      nullable: column.nullable,
    }
  }),
  ({ dice }, table) => {
    const column = someMoment(dice, table)
    const by = dice.maybe(columnOf(table, 'number', ({ cells }) => cells.type === 'number' && reachOf(cells) < 1e5))
    if (column === undefined || by === undefined) return null
    const as = dice.pick(['date', 'timestamp'] as const)
    return {
      params: { kind: 'shifted', column: column.name, offset: by.name, unit: dice.pick(units), as },
      cells: { type: as, from: null },
      nullable: column.nullable || by.nullable,
    }
  },
  ({ dice }, table) => {
    const column = someMoment(dice, table)
    if (column === undefined) return null
    const until = dice.chance(30) ? { until: '2025-06-30' } : {}
    const after = () => ({ min: 0, max: dice.pick([0, 5, 90]), unit: dice.pick(units) })
    const transitions = [
      { from: 'new', to: 'paid', share: dice.pick([0.7, 0.5, 0]), after: after() },
      { from: 'new', to: 'lost', share: dice.pick([0.3, 0.1]), after: after() },
      { from: 'paid', to: 'sent', share: dice.pick([1, 0.4]), after: after() },
      { from: 'sent', to: 'back', share: 0.25, after: after() },
    ]
    return {
      params: { kind: 'lifecycle', started_at: column.name, start: 'new', transitions, ...until },
      cells: { type: 'words', words: ['new', 'paid', 'lost', 'sent', 'back'] },
      nullable: column.nullable,
      isFixed: true,
    }
  },
  ...[1, 2].map((): Maker => ({ dice }, table) => {
    const lifecycle = dice.maybe(table.columns.filter(({ params: { kind } }) => kind === 'lifecycle'))
    if (lifecycle === undefined) return null
    const as = dice.pick(['date', 'timestamp'] as const)
    const state = dice.pick(['new', 'paid', 'lost', 'sent', 'back'])
    return {
      params: { kind: 'lifecycle_time', lifecycle: lifecycle.name, state, as },
      cells: { type: as, from: null },
      nullable: true,
      isFixed: true,
    }
  }),
]

function someMoment(dice: Dice, table: DraftTable): DraftColumn | undefined {
  return dice.maybe([...columnOf(table, 'date'), ...columnOf(table, 'timestamp')])
}
