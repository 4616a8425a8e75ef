import { digest } from '../digest.ts'
import type { Section, TableOutline } from '../encoders/encoder.ts'
import { encoder } from '../encoders/index.ts'
import type { Piece, Task } from '../plan/task.ts'
import { batchRows } from './batch-rows.ts'
import { checkConstraints } from './check-constraints.ts'
import type { CompiledPlan, CompiledTable } from './compiled-plan.ts'
import type { PreparedPlan } from './prepare-plan.ts'
import { columnOutline, tableWriter } from './table-writer.ts'
import { writtenBytes } from './written-bytes.ts'

/** Bytes of output that a task aims at. */
const taskBytes = 1 << 20
/** A document up to this size is one task, not worth the way to a worker. */
const smallBytes = 1 << 18

/** A response that is known, but not generated. */
export interface Document {
  /** A strong entity tag, quoted: equal tags are equal bytes. */
  readonly etag: string
  /** Rows of all tables together. */
  readonly rows: number
  /** About its bytes: some of its rows are written to learn them. */
  readonly estimatedBytes: number
  readonly contentType: string
  /** Whether it is one small task, quicker run where it is asked for than sent to a worker. */
  readonly isSmall: boolean
  /** The tasks whose results, one after another, are the document; made as they are asked for. */
  tasks(): Iterable<Task>
}

export interface DocumentOptions {
  readonly seed: number
  readonly format: string
  readonly story: string | null
}

/**
 * Lays out the response of a plan with a seed in a format.
 * @throws SynthError `schema_invalid` when a row that the seed makes breaks a constraint
 */
export function openDocument(prepared: PreparedPlan, { seed, format, story }: DocumentOptions): Document {
  const { plan, shared, compiled } = prepared
  checkConstraints(compiled, seed)
  const { contentType, outline } = encoder(format)
  const tables = writtenTables(compiled)
  const meta = { domain: plan.domain, story, row_counts: Object.fromEntries(tables.map(({ outline: { name, rows } }) => [name, rows])) }
  const sections = outline(
    tables.map((table) => table.outline),
    meta,
  ).map((section) => sized(section, tables, format))
  const isSmall = sections.reduce((sum, section) => sum + section.bytes, 0) <= smallBytes
  return {
    etag: `"${digest(JSON.stringify([shared.key, seed, format, story]))}"`,
    rows: tables.reduce((sum, { outline: { rows } }) => sum + rows, 0),
    get estimatedBytes() {
      const pieces = sections.map(({ piece }) => piece)
      return writtenBytes(compiled, pieces, seed, format)
    },
    contentType,
    isSmall,
    *tasks() {
      for (const { pieces, bytes } of packed(sections, isSmall ? Infinity : taskBytes))
        yield { plan: shared, seed, format, pieces, estimatedBytes: bytes }
    },
  }
}

/** A table that is written, and where its written columns stand among all. */
interface WrittenTable {
  readonly compiled: CompiledTable
  readonly columns: readonly number[]
  readonly outline: TableOutline
}

const written = new WeakMap<CompiledPlan, readonly WrittenTable[]>()

function writtenTables(plan: CompiledPlan): readonly WrittenTable[] {
  const known = written.get(plan)
  if (known !== undefined) return known
  const tables = plan.tables.filter((table) => !table.plan.hidden).map(writtenTable)
  written.set(plan, tables)
  return tables
}

function writtenTable(compiled: CompiledTable): WrittenTable {
  const columns = compiled.plan.columns.flatMap(({ hidden = false }, index) => (hidden ? [] : [index]))
  const outlines = columns.map((index) => columnOutline(compiled, index))
  return { compiled, columns, outline: { name: compiled.plan.name, rows: compiled.plan.rows, columns: outlines } }
}

function sized(section: Section, tables: readonly WrittenTable[], format: string): SizedSection {
  if (section.type === 'text') return { piece: section, rowBytes: 0, bytes: section.text.length }
  const table = tables[section.table]
  if (table === undefined) throw new Error(`The format asks for table ${section.table}`)
  const columns = section.columns.map((place) => table.columns[place] ?? -1)
  const rowBytes = tableWriter(table.compiled, columns, format).typicalRowBytes
  const count = table.outline.rows
  return { piece: { type: 'rows', table: table.compiled.index, columns, first: 0, count }, rowBytes, bytes: rowBytes * count }
}

interface SizedSection {
  readonly piece: Piece
  readonly rowBytes: number
  readonly bytes: number
}

interface Packet {
  readonly pieces: readonly Piece[]
  readonly bytes: number
}

/** Cuts sections into packets of about `target` bytes, where batches of rows end if it can. */
function* packed(sections: readonly SizedSection[], target: number): Generator<Packet> {
  let pieces: Piece[] = []
  let packedBytes = 0
  for (const { piece, rowBytes, bytes } of sections) {
    if (piece.type === 'text') {
      pieces.push(piece)
      packedBytes += bytes
      continue
    }
    for (let first = 0; first < piece.count;) {
      const count = wholeBatches(
        first,
        Math.min(piece.count - first, Math.max(1, Math.floor((target - packedBytes) / rowBytes))),
        piece.count,
      )
      pieces.push({ ...piece, first, count })
      packedBytes += count * rowBytes
      first += count
      if (first === piece.count && packedBytes + rowBytes <= target) continue
      yield { pieces, bytes: packedBytes }
      pieces = []
      packedBytes = 0
    }
  }
  if (pieces.length > 0) yield { pieces, bytes: packedBytes }
}

/** As many of `count` rows from `first` on as end with a batch or with the table's `rows`; all of them when none do. */
function wholeBatches(first: number, count: number, rows: number): number {
  const end = first + count
  const batchEnd = end === rows ? end : end - (end % batchRows)
  return batchEnd > first ? batchEnd - first : count
}
