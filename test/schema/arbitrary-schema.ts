import fc from 'fast-check'
import type { AnySchema } from '../../src/schema/any-schema.ts'
import { conditionText } from './arbitrary/conditions.ts'
import { derivedMakers } from './arbitrary/derived-columns.ts'
import { Dice } from './arbitrary/dice.ts'
import type { Draft, DraftTable, Made, Maker } from './arbitrary/draft.ts'
import { addConstraints, addCorrelations, addSets, mayBeNull } from './arbitrary/extras.ts'
import { familyMakers, timeMakers } from './arbitrary/family-columns.ts'
import { keyMakers } from './arbitrary/key-columns.ts'
import { newName } from './arbitrary/names.ts'
import { addOutcomes } from './arbitrary/outcomes.ts'
import { arrivalColumn, ownMakers } from './arbitrary/own-columns.ts'
import { addTable, type Sizes } from './arbitrary/rows.ts'

const fewRows: Sizes = [0, 1, 2, 3, 7, 20, 100, 300]
const groups: readonly (readonly Maker[])[] = [
  ownMakers,
  ownMakers,
  ownMakers,
  keyMakers,
  keyMakers,
  derivedMakers,
  derivedMakers,
  familyMakers,
  timeMakers,
]

/** Numbers without end that choices are taken from, none likelier than another. */
export const numbers = fc.infiniteStream(fc.noBias(fc.nat()))

/** Schemas that are valid: whatever reads another column stands behind it, and every number is one that the rows allow for. */
export function arbitrarySchema(sizes: Sizes = fewRows): fc.Arbitrary<AnySchema> {
  return numbers.map((stream) => schemaOf(new Dice(stream), sizes))
}

/** The schema that numbers choose. */
function schemaOf(dice: Dice, sizes: Sizes = fewRows): AnySchema {
  const draft = emptyDraft(dice)
  for (let left = dice.between(1, 6); left > 0; left--) {
    const table = addTable(draft, sizes)
    if (dice.chance(90)) addKey(draft, table)
    if (table.owner !== null && table.owner.key !== null && dice.chance(90)) addColumn(draft, table, null, ownerKey(table.owner))
    if (table.owner === null && dice.chance(50)) addColumn(draft, table, null, arrivalColumn(dice))
  }
  for (let left = dice.between(4, 22) * draft.tables.length; left > 0; left--) {
    const table = dice.pick(draft.tables)
    addColumn(draft, table, null, dice.pick(dice.pick(groups))(draft, table))
  }
  for (const table of draft.tables) {
    if (table.columns.length === 0) addColumn(draft, table, 'id', sequence(table))
    addCorrelations(dice, table)
    addSets(dice, table)
    const inSets = new Set([...table.unique.flat(), ...(table.primaryKey ?? [])])
    addOutcomes(dice, { ...table, columns: table.columns.filter(({ name }) => !inSets.has(name)) }, draft.tables, () => draft.newName(null))
    addConstraints(dice, table)
  }
  return { version: 1, tables: dice.shuffled(draft.tables.map((table) => written(dice, table))) }
}

/** Most tables are numbered; others have a primary key of another kind, which foreign keys then hold. */
function addKey(draft: Draft, table: DraftTable): void {
  const { dice } = draft
  const most = table.count ?? 1e6
  const made = dice.chance(70)
    ? sequence(table)
    : dice.pick<Made>([
        { params: { kind: 'uuid' }, cells: { type: 'other' }, isFixed: true },
        { params: { kind: 'pattern', pattern: 'K-######', unique: true }, cells: { type: 'other' }, isFixed: true },
        {
          params: { kind: 'integer', min: 1000, max: 1000 + 2 * most, unique: true },
          cells: { type: 'number', scale: 0, min: 1000, max: 1000 + 2 * most },
          isFixed: true,
        },
      ])
  addColumn(draft, table, 'id', made)
  table.key = table.columns.at(-1) ?? null
  if (made.params.kind !== 'sequence') table.primaryKey = ['id']
}

function sequence(table: DraftTable): Made {
  return { params: { kind: 'sequence' }, cells: keyCells(table), isFixed: true }
}

function keyCells({ count }: DraftTable): Made['cells'] {
  return { type: 'number', scale: 0, min: 1, max: count ?? 1e6 }
}

function ownerKey(owner: DraftTable): Made {
  return { params: { kind: 'owner_key', table: owner.name }, cells: owner.key?.cells ?? { type: 'other' }, target: owner, isFixed: true }
}

function emptyDraft(dice: Dice): Draft {
  const taken = new Set<string>()
  return { dice, tables: [], newName: () => newName(dice, taken) }
}

function addColumn(draft: Draft, table: DraftTable, wanted: string | null, made: Made | null): void {
  if (made === null) return
  const { dice } = draft
  const name = wanted ?? draft.newName(table)
  const nullable = wanted === null && mayBeNull(made, table) && dice.chance(12) ? nullsOf(dice, table) : undefined
  table.columns.push({
    name,
    cells: made.cells,
    params: nullable === undefined ? made.params : { ...made.params, nullable },
    nullable: nullable !== undefined || made.nullable === true,
    target: made.target,
    isFixed: made.isFixed === true || nullable !== undefined,
  })
}

function nullsOf(dice: Dice, table: DraftTable): { readonly rate?: number; readonly when?: string } {
  const when = dice.chance(50) ? conditionText(dice, table) : null
  if (when === null) return { rate: dice.pick([0, 0.1, 0.5, 1]) }
  return dice.chance(50) ? { when } : { when, rate: dice.pick([0, 0.4, 1]) }
}

function written(
  dice: Dice,
  { name, rows, columns, unique, primaryKey, constraints, correlations, outcomes }: DraftTable,
): AnySchema['tables'][number] {
  return {
    name,
    rows,
    columns: dice.shuffled(columns.map((column) => ({ name: column.name, ...column.params, kind: column.params.kind }))),
    ...(primaryKey === null ? {} : { primary_key: primaryKey }),
    ...(unique.length === 0 ? {} : { unique }),
    ...(constraints.length === 0 ? {} : { constraints }),
    ...(correlations.length === 0 ? {} : { correlations }),
    ...(outcomes.length === 0 ? {} : { outcomes }),
  }
}
