import type { AnyColumn, AnySchema, AnyTable } from '../../../src/schema/any-schema.ts'
import { quoted } from './database.ts'
import type { Rule } from './rule.ts'

/** What holds in the data of any schema, made of its JSON alone: counts, keys, references, digits, how much is missing. */
export function schemaRules(schema: AnySchema, primaryRows: number): readonly Rule[] {
  const tables = schema.tables.filter(({ hidden }) => hidden !== true)
  return tables.flatMap((table) => [
    ...countRules(table, primaryRows),
    ...uniqueRules(table),
    ...written(table).flatMap((column) => [...referenceRules(column, table, tables), ...cellRules(column, table)]),
  ])
}

function written({ columns }: AnyTable): readonly AnyColumn[] {
  return columns.filter(({ hidden }) => hidden !== true)
}

function countRules(table: AnyTable, primaryRows: number): readonly Rule[] {
  const { rows } = table
  if (typeof rows === 'number') return [countRule(table, String(rows))]
  if (rows.type === 'primary') return [countRule(table, String(primaryRows))]
  if (rows.type === 'recurring') return []
  const parents = `(select count(*) from ${quoted(rows.type === 'ratio' ? rows.of : rows.by)})`
  if (rows.type === 'ratio')
    return [countRule(table, `case when ${parents} = 0 then 0 else greatest(${rows.min ?? 1}, ${parents} * ${rows.ratio}) end`)]
  return [
    countRule(table, rows.total === undefined ? `${parents} * ${rows.mean ?? (rows.min + rows.max) / 2}` : String(rows.total)),
    ...childrenRules(table, rows),
  ]
}

function countRule({ name }: AnyTable, expected: string): Rule {
  return {
    name: `${name} has exactly the rows that its schema says`,
    sql: `select * from (select count(*) as found, ${expected} as expected from ${quoted(name)}) where abs(found - expected) > 0.5`,
  }
}

function childrenRules(
  table: AnyTable,
  { by, min, max }: { readonly by: string; readonly min: number; readonly max: number },
): readonly Rule[] {
  const key = written(table).find(({ kind }) => kind === 'owner_key')
  if (key === undefined) return []
  const counts = `select ${quoted(key.name)}, count(*) as children from ${quoted(table.name)} group by all`
  const childless = `select 1 from (select count(distinct ${quoted(key.name)}) as found, (select count(*) from ${quoted(by)}) as expected from ${quoted(table.name)}) where found <> expected`
  const bounds: Rule = {
    name: `a row of ${by} owns ${min} to ${max} rows of ${table.name}`,
    sql: `select * from (${counts}) where children not between ${min} and ${max}`,
  }
  return min === 0 ? [bounds] : [bounds, { name: `each row of ${by} owns some of ${table.name}`, sql: childless }]
}

/** The column by which other tables refer to this one. */
function keyOf({ primary_key: key, columns }: AnyTable): string {
  return typeof key === 'string' ? key : (columns[0]?.name ?? '')
}

function uniqueRules(table: AnyTable): readonly Rule[] {
  const { name, primary_key: key = [], unique = [], columns } = table
  const primary = typeof key === 'string' ? [key] : key
  const alone = columns
    .filter(({ kind, unique: one }) => one === true || kind === 'sequence' || kind === 'uuid')
    .map((column) => [column.name])
  const shown = new Set(written(table).map((column) => column.name))
  const sets = [primary, ...unique, ...alone].filter((names) => names.length > 0 && names.every((column) => shown.has(column)))
  const distinct = [...new Map(sets.map((names) => [names.join(', '), names])).values()]
  return distinct.flatMap((names) => {
    const list = names.map(quoted).join(', ')
    // As in SQL, a set in which something is null agrees with none.
    const filled = names.map((column) => `${quoted(column)} is not null`).join(' and ')
    const twice = {
      name: `no two rows of ${name} agree in ${names.join(' and ')}`,
      sql: `select ${list}, count(*) from ${quoted(name)} where ${filled} group by all having count(*) > 1`,
    }
    return names === primary
      ? [twice, { name: `${names.join(' and ')} is never missing in ${name}`, sql: `select * from ${quoted(name)} where not (${filled})` }]
      : [twice]
  })
}

function referenceRules(column: AnyColumn, table: AnyTable, tables: readonly AnyTable[]): readonly Rule[] {
  const { kind, table: named } = column.kind === 'conditional' ? (column['value'] as AnyColumn) : column
  const target = kind === 'self_reference' ? table.name : named
  if (kind !== 'foreign_key' && kind !== 'owner_key' && kind !== 'self_reference') return []
  const parent = tables.find(({ name }) => name === target)
  if (parent === undefined) return []
  const [child, key, id] = [quoted(table.name), quoted(column.name), quoted(keyOf(parent))]
  const orphans: Rule = {
    name: `each ${column.name} of ${table.name} is a row of ${parent.name}`,
    sql: `select * from ${child} where ${key} is not null and ${key} not in (select ${id} from ${quoted(parent.name)})`,
  }
  return kind === 'self_reference' ? [orphans, forestRule(table, column)] : [orphans]
}

function forestRule(table: AnyTable, { name: column }: AnyColumn): Rule {
  const [rows, id, parent] = [quoted(table.name), quoted(keyOf(table)), quoted(column)]
  return {
    name: `every row of ${table.name} hangs below a root by ${column}, without cycles`,
    sql:
      `with recursive reached as (select ${id} as id from ${rows} where ${parent} is null ` +
      `union all select child.${id} from ${rows} child join reached on child.${parent} = reached.id) ` +
      `select * from ${rows} where ${id} not in (select id from reached)`,
  }
}

function cellRules(schema: AnyColumn, table: AnyTable): readonly Rule[] {
  return [...numberRules(schema, table), ...missingRules(schema, table), ...shareRules(schema, table)]
}

function numberRules({ name: column, kind, scale, min, max }: AnyColumn, { name, outcomes = [] }: AnyTable): readonly Rule[] {
  const [rows, cell] = [quoted(name), quoted(column)]
  const rules: Rule[] = []
  if ((kind === 'decimal' || kind === 'formula') && typeof scale === 'number')
    rules.push({
      name: `${column} of ${name} has ${scale} digits after the point at most`,
      sql: `select ${cell} from ${rows} where ${cell} <> round(${cell}, ${scale})`,
    })
  const hasOutliers = outcomes.some((outcome) => outcome.type === 'outliers' && outcome['column'] === column)
  if ((kind === 'decimal' || kind === 'integer') && !hasOutliers)
    rules.push({
      name: `${column} of ${name} lies between ${String(min)} and ${String(max)}`,
      sql: `select ${cell} from ${rows} where ${cell} not between ${String(min)} and ${String(max)}`,
    })
  return rules
}

function missingRules({ name: column, nullable }: AnyColumn, { name }: AnyTable): readonly Rule[] {
  if (nullable?.rate === undefined || nullable.when !== undefined) return []
  return [
    exactRule(name, `${column} of ${name} is missing in exactly ${nullable.rate} of all rows`, `${quoted(column)} is null`, nullable.rate),
  ]
}

/** Rates of flags, and shares of words, that hold for the table as a whole. */
function shareRules(column: AnyColumn, { name }: AnyTable): readonly Rule[] {
  const { kind, rate, periods, values, shares } = column
  if (periods !== undefined || column.nullable !== undefined) return []
  const cell = quoted(column.name)
  if (kind === 'boolean' && typeof rate === 'number')
    return [exactRule(name, `${column.name} of ${name} is true in exactly ${rate} of all rows`, cell, rate)]
  if (kind !== 'category' || !Array.isArray(values) || !Array.isArray(shares)) return []
  return values.map((value, index) => {
    const share = Number(shares[index])
    return exactRule(name, `${column.name} of ${name} is ${value} in exactly ${share} of all rows`, `${cell} = '${value}'`, share)
  })
}

/** What holds in a share of the rows of a table, as nearly as whole rows and the other shares allow. */
function exactRule(table: string, name: string, condition: string, share: number): Rule {
  const counts = `select count(*) filter (${condition}) as found, count(*) * ${share} as expected from ${quoted(table)}`
  return { name, sql: `select * from (${counts}) where abs(found - expected) >= 1` }
}
