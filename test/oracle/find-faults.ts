import type { Check, RowCheck } from './check.ts'
import type { DataSet } from './data-set.ts'
import { rowChecks } from './row-checks.ts'
import { tableChecks } from './table-checks.ts'
import type { Warehouse } from './warehouse.ts'

/** Something that does not hold. */
export interface Fault {
  readonly table: string
  readonly what: string
  /** How often; null where it could not be asked. */
  readonly times: number | null
  /** The first row, or why it could not be asked. */
  readonly example: string
}

/** What was checked, and what does not hold. */
export interface Findings {
  readonly checks: number
  readonly faults: readonly Fault[]
}

/** Asks the warehouse for everything that the schema, the manifest and the rules say. */
export async function findFaults(data: DataSet, warehouse: Warehouse): Promise<Findings> {
  const faults: Fault[] = []
  let checks = 0
  for (const table of data.tables.keys()) {
    const rows = rowChecks(data, table)
    const whole = tableChecks(data, table)
    checks += rows.length + whole.length
    for (const group of grouped(rows)) faults.push(...(await brokenRows(table, group, warehouse)))
    for (const check of whole) faults.push(...(await asked(table, check, async () => breachesOf(check.sql, warehouse))))
  }
  return { checks, faults }
}

/** Checks that read the same tables. */
function grouped(checks: readonly RowCheck[]): Iterable<readonly RowCheck[]> {
  const groups = new Map<string, RowCheck[]>()
  for (const check of checks) {
    const from = check.scope.from()
    groups.set(from, [...(groups.get(from) ?? []), check])
  }
  return groups.values()
}

/** Checks of the same rows in one pass; where that fails, each by itself. */
async function brokenRows(table: string, group: readonly RowCheck[], warehouse: Warehouse): Promise<readonly Fault[]> {
  const [first] = group
  if (first === undefined) return []
  const found: Fault[] = []
  let counts: readonly number[]
  try {
    const columns = group.map(({ breach }, i) => `(count(*) filter (where ${breach}))::bigint as c${i}`)
    const row = await warehouse.row(`select ${columns.join(', ')} from ${first.scope.from()}`)
    counts = group.map((_, i) => Number(row[`c${i}`]))
  } catch (error) {
    if (group.length === 1) return [{ table, what: first.what, times: null, example: String(error) }]
    for (const check of group) found.push(...(await brokenRows(table, [check], warehouse)))
    return found
  }
  for (const [i, check] of group.entries()) {
    const times = counts[i] ?? 0
    if (times === 0) continue
    const row = await warehouse.row(`select r.rowid as row, r.* from ${check.scope.from()} where ${check.breach} limit 1`)
    found.push({ table, what: check.what, times, example: JSON.stringify(row) })
  }
  return found
}

async function breachesOf(sql: string, warehouse: Warehouse): Promise<number> {
  const row = await warehouse.row(sql)
  return Number(Object.values(row)[0])
}

async function asked(table: string, { what }: Check, count: () => Promise<number>): Promise<readonly Fault[]> {
  try {
    const times = await count()
    return times === 0 ? [] : [{ table, what, times, example: '' }]
  } catch (error) {
    return [{ table, what, times: null, example: String(error) }]
  }
}
