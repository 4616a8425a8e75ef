import { conditionText, numberText, readable } from './conditions.ts'
import type { Dice } from './dice.ts'
import { columnOf, type DraftColumn, type DraftTable, isAlways, type Maker, numbers, words } from './draft.ts'
import { innerColumns, merged } from './inner-columns.ts'

const noOwn = new Set(['id'])

/** A column that chooses, and its values as the keys of cases. */
function chooser(
  dice: Dice,
  table: DraftTable,
  accepts: (column: DraftColumn) => boolean = () => true,
): { readonly column: DraftColumn; readonly values: readonly string[] } | null {
  const column = dice.maybe(table.columns.filter((each) => accepts(each) && valuesOf(each) !== null && !noOwn.has(each.name)))
  return column === undefined ? null : { column, values: valuesOf(column) ?? [] }
}

function valuesOf({ cells, target, params }: DraftColumn): readonly string[] | null {
  if (cells.type === 'words') return cells.words
  if (cells.type === 'boolean') return ['true', 'false']
  const isSmall = cells.type === 'number' && params.kind === 'integer' && cells.max - cells.min < 10 && target === undefined
  return isSmall ? Array.from({ length: cells.max - cells.min + 1 }, (_, place) => String(cells.min + place)) : null
}

/** A formula that is true where the column has one of these values. */
function isOneOf({ name, cells }: DraftColumn, values: readonly string[]): string {
  return `${name} in [${values.map((value) => (cells.type === 'words' ? JSON.stringify(value) : value)).join(', ')}]`
}

export const derivedMakers: readonly Maker[] = [
  ...[1, 2, 3].map((): Maker => ({ dice }, table) => {
    const key = dice.maybe(table.columns.filter(({ target }) => target !== undefined))
    const column = dice.maybe(key?.target?.columns ?? [])
    if (key === undefined || column === undefined) return null
    const { cells, nullable, target } = column
    return {
      params: { kind: 'lookup', through: key.name, column: column.name },
      cells,
      nullable: key.nullable || nullable,
      target,
      isFixed: target !== undefined,
    }
  }),
  ...[1, 2, 3].map((): Maker => ({ dice }, table) => {
    const made = numberText(dice, table)
    if (made === null) return null
    const scale = dice.chance(40) ? { scale: dice.pick([0, 2, 3]) } : {}
    const digits = scale.scale ?? made.scale
    if (made.reach * 10 ** Math.max(digits, made.scale) > 1e13) return null
    // What a quotient of columns comes to is bounded by the smallest divisor, which nothing here knows.
    return { params: { kind: 'formula', expression: made.text, ...scale }, cells: numbers(digits, -made.reach, made.reach), nullable: true }
  }),
  ({ dice }, table) => {
    const expression = conditionText(dice, table)
    return expression === null
      ? null
      : { params: { kind: 'formula', expression, as: 'boolean' }, cells: { type: 'boolean' }, nullable: true }
  },
  ({ dice }, table) => {
    const { name } =
      dice.maybe([
        ...readable(table, 'date', () => true),
        ...readable(table, 'timestamp', (column) => column.cells.type === 'timestamp'),
      ]) ?? {}
    const column = readable(table, 'timestamp', () => true).some((each) => each.name === name) ? `days(${name})` : name
    return name === undefined
      ? null
      : { params: { kind: 'formula', expression: `today - ${column}` }, cells: numbers(0, -100_000, 100_000), nullable: true }
  },
  ({ dice }, table) => {
    const names = (['number', 'words', 'boolean', 'date', 'timestamp', 'other'] as const).flatMap((type) =>
      readable(table, type, () => true),
    )
    const used = dice.some(names, 1, 3)
    if (used.length === 0) return null
    const template = used.map(({ name }, place) => `${place === 0 ? '<{{' : ' | '}{${name}}`).join('')
    return { params: { kind: 'template', template: `${template}}}>` }, cells: { type: 'other' }, nullable: true }
  },
  ({ dice }, table) => {
    const found = chooser(dice, table)
    if (found === null) return null
    const inner = innerColumns(dice, found.values.length)
    const withNull = found.values.length > 1 && dice.chance(30)
    const cases = Object.fromEntries(
      found.values.map((value, place) => [value, withNull && place === 0 ? null : (inner[place]?.column ?? null)]),
    )
    return {
      params: { kind: 'switch', by: found.column.name, cases },
      cells: merged(withNull ? inner.slice(1) : inner),
      nullable: withNull || found.column.nullable,
    }
  },
  ({ dice }, table) => {
    const found = chooser(dice, table)
    const when = found === null || dice.chance(50) ? conditionText(dice, table) : isOneOf(found.column, dice.some(found.values, 1, 2))
    const [inner] = innerColumns(dice, 1)
    if (when === null || inner === undefined) return null
    return { params: { kind: 'conditional', when, value: inner.column }, cells: inner.cells, nullable: true }
  },
  ({ dice }, table) => {
    const found = chooser(dice, table)
    if (found === null) return null
    const isNumber = dice.chance(50)
    const cases = Object.fromEntries(found.values.map((value, place) => [value, isNumber ? place * 2.5 - 1 : `is ${place % 3}`]))
    return {
      params: { kind: 'mapping', by: found.column.name, cases, ...(isNumber ? { scale: 1 } : {}) },
      cells: isNumber ? numbers(1, -1, 30) : words(Object.values(cases).map(String)),
      nullable: found.column.nullable,
    }
  },
  ({ dice }, table) => {
    const column = dice.maybe(columnOf(table, 'number', isAlways))
    if (column === undefined) return null
    const edges = dice.pick([[0], [1.5, 20], [-3, 0.01, 7]])
    const labels = ['s', 'm', 'l', 'xl'].slice(0, edges.length + 1)
    return { params: { kind: 'bucket', column: column.name, edges, labels }, cells: words(labels) }
  },
  ({ dice }, table) => {
    const found = chooser(dice, table)
    if (found === null || table.columns.length === 0) return null
    const sources = found.values.map(() => dice.pick(table.columns))
    const cases = Object.fromEntries(
      found.values.map((value, place) => [value, { kind: 'template', template: `{${sources[place]?.name}}` }]),
    )
    return { params: { kind: 'switch', by: found.column.name, cases }, cells: { type: 'other' }, nullable: true }
  },
  ({ dice }, table) => {
    const by = dice.maybe(columnOf(table, 'words', isAlways))
    const other = dice.maybe(table.columns)
    if (by?.cells.type !== 'words' || other === undefined) return null
    const cases = Object.fromEntries(by.cells.words.map((word, place) => [word, [`of ${place}`, 'any']]))
    const segments = [{ by: by.name, cases }, ': ', { column: other.name }]
    return { params: { kind: 'text', segments }, cells: { type: 'other' }, nullable: other.nullable }
  },
]
