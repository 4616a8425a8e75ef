import type { AnyColumn, AnySchema, AnyTable } from '../../../src/schema/any-schema.ts'
import type { Dice } from '../arbitrary/dice.ts'
import { allBut, type Change, changes as changesColumn, followers } from './laws.ts'

type MakeChange = (schema: AnySchema, dice: Dice) => Change

const bystander = { name: 'zz_bystander', kind: 'integer', min: 0, max: 9 }

function mapTables(schema: AnySchema, map: (table: AnyTable) => AnyTable): AnySchema {
  return { ...schema, tables: schema.tables.map(map) }
}

function inserted<Entry>(list: readonly Entry[], place: number, entry: Entry): readonly Entry[] {
  return [...list.slice(0, place), entry, ...list.slice(place)]
}

/** Kinds that others read without a name: what orders a table, and what its rows are called by. */
const knownKinds: ReadonlySet<string> = new Set(['date', 'timestamp', 'sequence', 'owner_key'])

function isCorrelated({ correlations = [] }: AnyTable, { name }: AnyColumn): boolean {
  return correlations.some(({ columns }) => columns.includes(name))
}

function always(column: AnyColumn): AnyColumn {
  return Object.fromEntries(Object.entries(column).filter(([key]) => key !== 'nullable')) as unknown as AnyColumn
}

/** A table and those that are counted on it. */
function countedOn({ tables }: AnySchema, table: AnyTable | undefined): ReadonlySet<string> {
  const found = new Set<string>(table === undefined ? [] : [table.name])
  for (let before = -1; before < found.size;) {
    before = found.size
    for (const { name, rows } of tables) {
      const on = typeof rows === 'number' ? [] : 'by' in rows ? [rows.by] : 'of' in rows ? [rows.of] : []
      if (on.some((each) => found.has(each))) found.add(name)
    }
  }
  return found
}

/** Whether a table has values for one more row. */
function mayGrow({ rows, columns, unique = [], outcomes = [] }: AnyTable): boolean {
  const hasTotal = typeof rows === 'object' && 'total' in rows
  return !hasTotal && unique.length === 0 && outcomes.length === 0 && columns.every((column) => column['unique'] !== true)
}

/** Changes of a schema that may change no cell but those that follow from what is changed. */
export const changes: Readonly<Record<string, MakeChange>> = {
  'a column more in every table': (schema, dice) => ({
    schema: mapTables(schema, (table) => ({ ...table, columns: inserted(table.columns, dice.below(table.columns.length + 1), bystander) })),
    same: allBut(schema),
  }),
  'a table more': (schema, dice) => ({
    schema: {
      ...schema,
      tables: inserted(schema.tables, dice.below(schema.tables.length + 1), { name: 'zz_table', rows: 3, columns: [bystander] }),
    },
    same: allBut(schema),
  }),
  // Columns that go together take their words in the order of the columns.
  'another order of tables and columns': (schema, dice) => ({
    schema: { ...schema, tables: dice.shuffled(schema.tables).map((table) => ({ ...table, columns: dice.shuffled(table.columns) })) },
    same: allBut(schema, followers(schema, isCorrelated)),
  }),
  'hidden tables and columns': (schema, dice) => {
    const hidden = new Set(schema.tables.flatMap(({ columns }) => columns.slice(1).filter(() => dice.chance(40))))
    const tables = new Set(schema.tables.slice(1).filter(() => dice.chance(30)))
    const seen = { ...schema, tables: schema.tables.filter((table) => !tables.has(table)) }
    return {
      schema: mapTables(schema, (table) => ({
        ...table,
        hidden: tables.has(table),
        columns: table.columns.map((column) => ({ ...column, hidden: hidden.has(column) })),
      })),
      same: allBut(seen, hidden),
    }
  },
  'a column of another name': (schema, dice) => {
    const table = dice.pick(schema.tables)
    const column = dice.pick(table.columns)
    const following = followers(schema, (_, each) => each === column)
    const { columns: _columns, ...rest } = table
    const isAlone = following.size === 1 && !JSON.stringify(rest).includes(column.name) && !knownKinds.has(column.kind)
    const fresh = { ...table, columns: table.columns.map((each) => (each === column ? { ...each, name: 'zz_renamed' } : each)) }
    return {
      schema: isAlone ? mapTables(schema, (each) => (each === table ? fresh : each)) : schema,
      same: allBut(schema, following),
    }
  },
  'no outcomes': (schema) => ({
    schema: mapTables(schema, ({ outcomes: _outcomes, ...table }) => table),
    same: allBut(
      schema,
      followers(schema, ({ outcomes = [] }, { name }) => outcomes.some((outcome) => changesColumn(outcome, name))),
    ),
  }),
  'no column null by rate or formula': (schema) => ({
    schema: mapTables(schema, (table) => ({ ...table, columns: table.columns.map(always) })),
    same: allBut(
      schema,
      followers(schema, (_, { nullable }) => nullable !== undefined),
    ),
  }),
  'no correlations': (schema) => ({
    schema: mapTables(schema, ({ correlations: _correlations, ...table }) => table),
    same: allBut(schema, followers(schema, isCorrelated)),
  }),
  'more rows of a table': (schema, dice) => {
    const table = dice.maybe(schema.tables.filter(({ rows }) => typeof rows === 'number' && rows > 0))
    const grown = countedOn(schema, table)
    const isRoomy = schema.tables.every((each) => !grown.has(each.name) || mayGrow(each))
    const following = followers(
      schema,
      (each, column) => grown.has(each.name) || [...grown].some((name) => JSON.stringify(column).includes(JSON.stringify(name))),
    )
    return {
      schema: mapTables(schema, (each) => (each === table && isRoomy ? { ...each, rows: Number(each.rows) + 1 } : each)),
      same: allBut(schema, following),
    }
  },
}
