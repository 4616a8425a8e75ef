import { type Cell, isDigits, numberOf, sameCell, spelled } from './data.ts'
import { compare, exactOf } from './exact.ts'
import { spelledOut } from './expected.ts'
import { type TableFacts, today } from './facts.ts'
import { momentOf } from './formula.ts'
import { type InnerParams, type Params, secondsIn } from './params.ts'

/** Whether a cell that is not null may stand in its row. */
export type Allows = (cell: Cell, row: number) => boolean

/** The cells that a column without a name may have. */
function innerAllows(
  { kind, values = [], value, pattern = '', scale = 0, min, max }: InnerParams,
  digits = scale,
): (cell: Cell) => boolean {
  if (kind === 'integer' || kind === 'decimal') return (cell) => isWithin(cell, digits, min, max)
  if (kind === 'category') return (cell) => values.includes(spelled(cell))
  if (kind === 'constant') return (cell) => cell === value
  if (kind === 'boolean') return (cell) => typeof cell === 'boolean'
  if (kind === 'birth_date') return (cell) => typeof cell === 'string' && /^\d{4}-\d\d-\d\d$/.test(cell)
  if (kind === 'pattern') return (cell) => patternOf(pattern).test(spelled(cell))
  return (cell) => /^\d{3} \/ [a0]?$/.test(spelled(cell))
}

function patternOf(pattern: string): RegExp {
  return new RegExp(
    `^${pattern
      .replaceAll(/[.*+^$()|[\]{}\\]/gu, String.raw`\$&`)
      .replaceAll('?', '[A-Z]')
      .replaceAll('#', '[0-9]')}$`,
    'u',
  )
}

function isWithin(cell: Cell, scale: number, min: number, max: number): boolean {
  if (!isDigits(cell)) return false
  const value = exactOf(cell.digits)
  return value.scale <= scale && compare(value, exactOf(String(min))) >= 0 && compare(value, exactOf(String(max))) <= 0
}

/** Seconds since 1970 of a date or timestamp. */
export function secondsOf(cell: Cell | undefined): number {
  const moment = typeof cell === 'string' ? momentOf(cell) : null
  if (moment === null) throw new TypeError(`${spelled(cell ?? null)} is no moment`)
  return Number(moment.value) * (moment.unit === 'days' ? 86_400 : 1)
}

export const dayOf = (cell: Cell | undefined): number => Math.floor(secondsOf(cell) / 86_400)

/** Kinds whose cells are drawn: what any of them may be. */
export const allowances: Readonly<Record<string, (params: Params, table: TableFacts) => Allows>> = {
  integer:
    ({ min, max }) =>
    (cell) =>
      isWithin(cell, 0, min, max),
  decimal:
    ({ scale, min, max }) =>
    (cell) =>
      isWithin(cell, scale ?? 0, min, max),
  boolean: () => (cell) => typeof cell === 'boolean',
  category: ({ values, weights }) => {
    const likely = values.filter((_, place) => !Array.isArray(weights) || weights[place] !== 0)
    return (cell) => likely.includes(spelled(cell))
  },
  uuid: () => (cell) => /^[\da-f]{8}-[\da-f]{4}-4[\da-f]{3}-[89ab][\da-f]{3}-[\da-f]{12}$/.test(spelled(cell)),
  pattern:
    ({ pattern }) =>
    (cell) =>
      patternOf(pattern).test(spelled(cell)),
  birth_date: ({ min_age: least, max_age: most }) => {
    const last = dayOf(today)
    return (cell) => {
      const age = (last - dayOf(cell)) / 365.2425
      return age > least - 0.01 && age < most + 0.01
    }
  },
  date:
    ({ from, to }) =>
    (cell) =>
      spelled(cell) >= from && spelled(cell) <= to,
  timestamp:
    ({ from, to }) =>
    (cell) =>
      spelled(cell) >= from && spelled(cell).slice(0, 10) <= to,
  owner_key: (params, table) => pointsInto(params, table),
  self_reference: (params, table) => {
    const { partition_by: owner } = params
    return (cell, row) => {
      const to = table.rowCalled(cell)
      return to >= 0 && to < row && (owner === undefined || sameCell(table.cells(owner)[row], table.cells(owner)[to]))
    }
  },
  foreign_key: (params, table) => {
    const exists = pointsInto(params, table)
    const isOfPartition = partition(params, table)
    const existed = existing(params, table)
    return (cell, row) => exists(cell, row) && isOfPartition(cell, row) && existed(cell, row)
  },
  after:
    ({ column, as, unit, min, max, hours }, table) =>
    (cell, row) => {
      const base = secondsOf(table.cells(column)[row])
      const seconds = secondsIn[unit]
      const [first, last] = [base + (hours === undefined ? Math.round(min * seconds) : 0), base + Math.round(max * seconds)]
      const end = hours === undefined ? last : Math.floor(last / 86_400) * 86_400 + 86_399
      return as === 'date'
        ? dayOf(cell) >= Math.floor(first / 86_400) && dayOf(cell) <= Math.floor(end / 86_400)
        : secondsOf(cell) >= first && secondsOf(cell) <= end
    },
  shifted:
    ({ column, offset, unit, as }, table) =>
    (cell, row) => {
      const wanted = secondsOf(table.cells(column)[row]) + (numberOf(table.cells(offset)[row]) ?? 0) * secondsIn[unit]
      if (as === 'timestamp') return Math.abs(secondsOf(cell) - wanted) <= 0.5000001
      return Math.abs(dayOf(cell) - Math.floor(wanted / 86_400)) === 0 || Math.abs(dayOf(cell) - Math.floor((wanted + 0.5) / 86_400)) === 0
    },
  text: ({ segments: [first, , last] }, table) => {
    const { by, cases = {} } = (typeof first === 'object' ? first : {}) as {
      readonly by?: string
      readonly cases?: Readonly<Record<string, readonly string[]>>
    }
    const { column } = (last ?? {}) as { readonly column?: string }
    if (by === undefined || column === undefined) return (cell) => typeof cell === 'string'
    return (cell, row) => {
      const texts = cases[spelled(table.cells(by)[row] ?? null)] ?? []
      return texts.some((text) => cell === `${text}: ${spelled(table.cells(column)[row] ?? null)}`)
    }
  },
  conditional: ({ value }) => innerAllows(value as InnerParams),
  switch: ({ by, cases }, table) => {
    const ways = Object.entries(cases).flatMap(([word, way]) => (way === null ? [] : [[word, way as InnerParams] as const]))
    const scale = ways.reduce((most, [, way]) => Math.max(most, way.scale ?? 0), 0)
    const allows = new Map(ways.map(([word, way]) => [word, innerAllows(way, way.kind === 'integer' ? 0 : scale)]))
    const templates = new Map(ways.flatMap(([word, { template }]) => (template === undefined ? [] : [[word, spelledOut(template, table)]])))
    if (templates.size > 0) return (cell, row) => templates.get(spelled(table.cells(by)[row] ?? null))?.(row) === cell
    return (cell, row) =>
      allows.get(spelled(table.cells(by)[row] ?? null))?.(isDigits(cell) ? { digits: cell.digits.replace(/\.0+$/, '') } : cell) === true
  },
}

function pointsInto({ name }: Params, table: TableFacts): Allows {
  const target = table.target(name)
  return (cell) => target !== undefined && target.rowCalled(cell) >= 0
}

/** Whether the row that is referred to belongs, by owner keys, to the one that the partition names. */
function partition({ name, partition_by: by }: Params, table: TableFacts): Allows {
  const [target, ancestor] = [table.target(name), by === undefined ? undefined : table.target(by)]
  if (by === undefined || target === undefined || ancestor === undefined) return () => true
  return (cell, row) => {
    let [each, at]: [TableFacts | undefined, number | null] = [target, target.rowCalled(cell)]
    do {
      const key: string | undefined = each.ownerKey
      if (key === undefined || at === null) return true
      at = each.rowAt(key, at)
      each = each.owner
    } while (each !== undefined && each !== ancestor)
    return at === table.rowAt(by, row)
  }
}

/** Whether the row that is referred to began on an earlier day, or is the first of all. */
function existing({ name, existing_at: at, min_age_days: age = 0 }: Params, table: TableFacts): Allows {
  const target = table.target(name)
  const began = target?.ofKind('date', 'timestamp')?.name
  if (at === undefined || target === undefined || began === undefined) return () => true
  return (cell, row) => {
    const to = target.rowCalled(cell)
    return to === 0 || dayOf(target.cells(began)[to]) < dayOf(table.cells(at)[row]) - age
  }
}

/** Whether a cell of the column has to be null by its own kind; undefined where the kind does not say. */
export function nullBy(params: Params, table: TableFacts): ((row: number) => boolean) | undefined {
  const isNull = (name: string) => (row: number) => table.cells(name)[row] === null
  const { kind, column, by, when, cases } = params
  if (kind === 'after') return isNull(column)
  if (kind === 'shifted') return (row) => isNull(column)(row) || isNull(params.offset)(row)
  if (kind === 'lifecycle') return isNull(params.started_at)
  if (kind === 'switch')
    return (row) => {
      const way = cases[spelled(table.cells(by)[row] ?? null)] as InnerParams | null
      return isNull(by)(row) || way === null || (way.template !== undefined && spelledOut(way.template, table)(row) === null)
    }
  if (kind === 'text') {
    const names = params.segments.flatMap((segment) =>
      typeof segment === 'object' ? [(segment as { readonly column?: string }).column] : [],
    )
    return (row) => names.some((name) => name !== undefined && isNull(name)(row))
  }
  if (kind !== 'conditional') return undefined
  return (row) => !table.meets(when, row)
}
