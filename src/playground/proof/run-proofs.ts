import type { DatasetTable } from '../api/dataset.ts'
import type { Proof } from '../../story/proofs/proof.ts'
import type { ProofResult } from './proof-check.ts'
import { needsOf } from './sql/needs.ts'
import { Parser } from './sql/parser.ts'
import type { Query } from './sql/query.ts'
import type { Relation } from './sql/relation.ts'
import { runQuery } from './sql/run-query.ts'

/** The columns to read of a table. */
interface Read {
  readonly table: DatasetTable
  readonly columns: readonly string[]
}

/** A proof that can be run, with the tables that it reads. */
interface Runnable {
  readonly place: number
  readonly proof: Proof
  readonly query: Query
  readonly reads: readonly Read[]
}

/** The table in which databases list all tables. */
const tableList = 'information_schema.tables'

/**
 * Runs proofs over the rows of a data set. Each table is read once, with the columns that the proofs use.
 * @param read reads columns of all rows of a table
 * @param tell receives each result
 */
export async function runProofs(
  tables: readonly DatasetTable[],
  proofs: readonly { readonly place: number; readonly proof: Proof }[],
  mostCells: number,
  read: (table: string, columns: readonly string[]) => Promise<Relation>,
  tell: (place: number, result: ProofResult) => void,
): Promise<void> {
  const runnable: Runnable[] = []
  for (const { place, proof } of proofs) {
    const found = prepared(place, proof, tables)
    if ('kind' in found) tell(place, found)
    else {
      const [cells, rows] = sizeOf(found)
      if (cells > mostCells) tell(place, { kind: 'large', cells, rows })
      else runnable.push(found)
    }
  }
  const names = tables.map(({ name }) => [name])
  const relations = new Map([[tableList, { columns: [{ table: '', name: 'table_name' }], rows: names } as Relation]])
  for (const { table, columns } of together(runnable)) relations.set(table.name, await read(table.name, columns))
  for (const { place, proof, query } of runnable)
    tell(
      place,
      resultOf(proof, () => runQuery(query, relations)),
    )
}

function prepared(place: number, proof: Proof, tables: readonly DatasetTable[]): Runnable | ProofResult {
  try {
    const query = new Parser(proof.sql).parse()
    const needs = needsOf(query)
    const reads = tables
      .filter(({ name }) => needs.tables.has(name))
      .map((table) => ({ table, columns: columnsToRead(table, needs.columns) }))
    return { place, proof, query, reads }
  } catch (error) {
    return failed(error)
  }
}

/** A query that only counts rows needs some column to count them by. */
function columnsToRead({ columns }: DatasetTable, wanted: ReadonlySet<string>): readonly string[] {
  const named = columns.filter(({ name }) => wanted.has(name))
  return (named.length === 0 ? columns.slice(0, 1) : named).map(({ name }) => name)
}

function sizeOf({ reads }: Runnable): readonly [cells: number, rows: number] {
  return reads.reduce(([cells, rows], { table, columns }) => [cells + table.rows * columns.length, rows + table.rows], [0, 0])
}

/** What several proofs read, each table once. */
function together(runnable: readonly Runnable[]): readonly Read[] {
  const reads = new Map<string, Read>()
  for (const { table, columns } of runnable.flatMap((each) => each.reads)) {
    const known = reads.get(table.name)?.columns ?? []
    reads.set(table.name, { table, columns: [...new Set([...known, ...columns])] })
  }
  return [...reads.values()]
}

function resultOf(proof: Proof, run: () => Relation): ProofResult {
  try {
    const value = run().rows[0]?.[0] ?? null
    return value === proof.value ? { kind: 'holds' } : { kind: 'differs', value }
  } catch (error) {
    return failed(error)
  }
}

function failed(error: unknown): ProofResult {
  return { kind: 'failed', detail: error instanceof Error ? error.message : String(error) }
}
