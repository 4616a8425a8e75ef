import type { Dice } from './dice.ts'
import { columnOf, type DraftColumn, type DraftTable, ownerKeyOf } from './draft.ts'

/** A number as text, with how far from 0 it may be. */
export interface NumberText {
  readonly text: string
  readonly scale: number
  readonly reach: number
}

/** Reached beyond it, numbers leave what can be counted exactly. */
const mostUnits = 1e13

/** The names by which formulas of a table read columns: its own, and those of the rows that it refers to. */
export function readable(table: DraftTable, type: DraftColumn['cells']['type'], accepts: (column: DraftColumn) => boolean): Named[] {
  const own = columnOf(table, type, accepts).map((column) => ({ name: column.name, column }))
  const ownerKey = ownerKeyOf(table)
  const through = table.columns
    .filter(({ target }) => target !== undefined)
    .flatMap((key) => {
      const prefixes = key === ownerKey ? ['parent', key.name] : [key.name]
      return columnOf(key.target as DraftTable, type, accepts).flatMap((column) =>
        prefixes.map((prefix) => ({ name: `${prefix}.${column.name}`, column })),
      )
    })
  return [...own, ...own, ...through]
}

interface Named {
  readonly name: string
  readonly column: DraftColumn
}

/** A formula that is a number; null where the table has no numbers. */
export function numberText(dice: Dice, table: DraftTable, depth = 2): NumberText | null {
  const leaf = dice.maybe(readable(table, 'number', () => true))
  if (leaf?.column.cells.type !== 'number') return null
  const { scale, min, max } = leaf.column.cells
  const plain = { text: leaf.name, scale, reach: Math.max(Math.abs(min), Math.abs(max), 1) }
  if (depth === 0 || dice.chance(30)) return plain
  const other = numberText(dice, table, depth - 1) ?? plain
  const made = combined(dice, table, plain, other)
  return made.reach * 10 ** made.scale < mostUnits ? made : plain
}

function combined(dice: Dice, table: DraftTable, a: NumberText, b: NumberText): NumberText {
  const scale = Math.max(a.scale, b.scale)
  const reach = a.reach + b.reach
  const test = conditionText(dice, table, 0) ?? 'true'
  return dice.pick<NumberText>([
    { text: `(${a.text} + ${b.text})`, scale, reach },
    { text: `(${a.text} - ${b.text})`, scale, reach },
    { text: `(${a.text} * ${b.text})`, scale: Math.min(9, a.scale + b.scale), reach: a.reach * b.reach },
    { text: `(${a.text} / 7)`, scale: 6, reach: a.reach },
    { text: `(${a.text} / ${b.text})`, scale: 6, reach: a.reach * 10 ** b.scale },
    { text: `(${a.text} % 3.5)`, scale: Math.max(1, a.scale), reach: a.reach },
    { text: `max(${a.text}, ${b.text}, 1.25)`, scale: Math.max(2, scale), reach },
    { text: `abs(${a.text})`, scale: a.scale, reach: a.reach },
    { text: `round(${a.text} * 0.5)`, scale: 0, reach: a.reach + 1 },
    { text: `coalesce(${a.text}, ${b.text})`, scale, reach },
    { text: `(${test} ? ${a.text} : ${b.text})`, scale, reach },
  ])
}

/** A formula that is true or false; null where the table has nothing to ask about. */
export function conditionText(dice: Dice, table: DraftTable, depth = 1): string | null {
  const named = dice.maybe([
    ...readable(table, 'number', () => true),
    ...readable(table, 'words', () => true),
    ...readable(table, 'boolean', () => true),
    ...readable(table, 'date', () => true),
    ...readable(table, 'timestamp', () => true),
  ])
  if (named === undefined) return null
  const test = testText(dice, named)
  if (depth === 0 || dice.chance(60)) return test
  const other = conditionText(dice, table, depth - 1) ?? test
  return dice.pick([`${test} && ${other}`, `${test} || ${other}`, `!(${test})`, `known(${named.name}) && ${other}`])
}

function testText(dice: Dice, { name, column: { cells } }: Named): string {
  switch (cells.type) {
    case 'number':
      return `${name} ${dice.pick(['<', '>=', '==', '!='])} ${dice.pick(['0', '1', '7.5', '40'])}`
    case 'words':
      return `${name} ${dice.pick(['==', '!='])} ${JSON.stringify(dice.pick(cells.words))}`
    case 'date':
    case 'timestamp':
      return `${name} ${dice.pick(['<', '>='])} "${dice.pick(['2023-07-01', '2024-02-29', '2025-03-01'])}"`
    default:
      return name
  }
}
