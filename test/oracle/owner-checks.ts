import type { TableCheck } from './check.ts'
import type { DataSet, Params, TableSchema } from './data-set.ts'
import { RowScope } from './row-scope.ts'
import { quoted, toScale } from './sql.ts'

/** How rows belong to their owners: how many, side by side, numbered; and shares that add up to what the owner has. */
export function ownerChecks(data: DataSet, table: string): readonly TableCheck[] {
  const scope = new RowScope(data, table)
  const schema = data.tables.get(table)?.schema
  const owner = scope.ownerKey()
  if (schema === undefined || owner === null) return schema === undefined ? [] : counts(data, schema)
  return [
    ...counts(data, schema),
    ...numbers(schema, owner),
    ...schema.columns.filter(({ kind }) => kind === 'split').flatMap((column) => splits(data, table, owner, column)),
    ...schema.columns.filter(({ kind }) => kind === 'occurrence_date').map(({ name }) => months(table, owner, name)),
    ...parents(data, table, owner),
  ]
}

/** Rows by what the schema counts on. */
function counts(data: DataSet, { name, rows }: TableSchema): readonly TableCheck[] {
  const found = data.tables.get(name)?.facts.rows ?? 0
  const check = (what: string, holds: boolean): readonly TableCheck[] => [{ type: 'table', what, sql: `select ${holds ? 0 : 1}` }]
  const near = (wanted: number): boolean => Math.abs(found - wanted) <= 0.5001
  if (typeof rows === 'number') return check(`has ${rows} rows`, found === rows)
  if (rows.type === 'primary') return check(`has the ${data.rows} rows that were asked for`, found === data.rows)
  const of = data.tables.get(String(rows['of'] ?? rows['by']))?.facts.rows ?? 0
  if (rows.type === 'ratio') {
    const [ratio, least] = [Number(rows['ratio']), Number(rows['min'] ?? 1)]
    return check(`has ${ratio} rows for each of ${of}`, of === 0 ? found === 0 : found === least || near(ratio * of))
  }
  if (rows.type !== 'owned') return []
  const mean = Number(rows['mean'] ?? (Number(rows['min']) + Number(rows['max'])) / 2)
  return check(`has ${mean} rows for each of ${of}`, near(mean * of))
}

/** Siblings stand side by side in the order of their owners, and are numbered so. */
function numbers({ name: table, rows, columns }: TableSchema, owner: string): readonly TableCheck[] {
  if (typeof rows === 'number' || rows.type !== 'owned') return []
  const before = (name: string, as: string) => `${quoted(name)} as ${as}, lag(${quoted(name)}) over (order by rowid) as before_${as}`
  const ordered: TableCheck = {
    type: 'table',
    what: `${owner} ascends`,
    sql: `select count(*) from (select ${before(owner, 'o')} from ${quoted(table)}) where o < before_o`,
  }
  const numbered = columns
    .filter(({ kind }) => kind === 'sibling_number')
    .map(({ name }): TableCheck => {
      const wanted = 'case when before_o = o then before_n + 1 else 1 end'
      const both = `select ${before(owner, 'o')}, ${before(name, 'n')} from ${quoted(table)}`
      return { type: 'table', what: `${name} counts siblings`, sql: `select count(*) from (${both}) where n is distinct from ${wanted}` }
    })
  return [ordered, ...numbered]
}

/** Each owner has from min to max rows. */
function parents(data: DataSet, table: string, owner: string): readonly TableCheck[] {
  const { schema } = data.tables.get(table) ?? {}
  const rows = schema?.rows
  if (typeof rows !== 'object' || rows.type !== 'owned') return []
  const by = String(rows['by'])
  const key = new RowScope(data, by).key()
  const children = `select ${quoted(owner)} as k, count(*) as n from ${quoted(table)} group by 1`
  const all = `select coalesce(n, 0) as n from ${quoted(by)} as p left join (${children}) as c on c.k = p.${quoted(key)}`
  const [least, most] = [Number(rows['min']), Number(rows['max'])]
  return [
    { type: 'table', what: `${by} own ${least} to ${most}`, sql: `select count(*) from (${all}) where n not between ${least} and ${most}` },
  ]
}

/** Shares add up to the owner's number to its last digit; weighted ones are less than one digit off. */
function splits(data: DataSet, table: string, owner: string, { name, of, weighted_by: weights }: Params): readonly TableCheck[] {
  const scope = new RowScope(data, table)
  const whole = scope.column(of, 'parent')
  const part = toScale(scope.column(name, null), whole.scale)
  const sums = `select sum(${part.sql}) as added, any_value(${whole.sql}) as whole from ${scope.from()} group by r.${quoted(owner)}`
  const check: TableCheck = {
    type: 'table',
    what: `${name} adds up to ${of}`,
    sql: `select count(*) from (${sums}) where added is distinct from whole`,
  }
  if (weights === undefined) return [check]
  const weight = `r.${quoted(weights)}`
  const over = `sum(${weight}) over (partition by r.${quoted(owner)})`
  const fair = `select ${part.sql} as part, ${whole.sql}::double * ${weight} / nullif(${over}, 0) as fair from ${scope.from()}`
  return [
    check,
    { type: 'table', what: `${name} is weighted by ${weights}`, sql: `select count(*) from (${fair}) where abs(part - fair) > 1.001` },
  ]
}

/** A row that recurs does so on the first of each month, from its first one to its last. */
function months(table: string, owner: string, column: string): TableCheck {
  const day = `date '1970-01-01' + ${quoted(column)}::integer`
  const months = `(year(${day}) * 12 + month(${day}))`
  const runs = `select count(*) as n, max(${months}) - min(${months}) + 1 as m, count(distinct ${months}) as d, max(day(${day})) as last from ${quoted(table)} group by ${quoted(owner)}`
  return { type: 'table', what: `${column} comes every month`, sql: `select count(*) from (${runs}) where n <> m or n <> d or last <> 1` }
}
