import { digest } from '../digest.ts'
import type { Section, TableOutline } from '../encoders/encoder.ts'
import { encoder } from '../encoders/index.ts'
import type { Piece, Task } from '../plan/task.ts'
import type { PreparedPlan } from './prepare-plan.ts'
import { columnOutline, tableWriter } from './table-writer.ts'

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

/** Lays out the response of a plan with a seed in a format. */
export function openDocument(prepared: PreparedPlan, { seed, format, story }: DocumentOptions): Document {
  const { plan, shared, compiled } = prepared
  const { contentType, outline } = encoder(format)
  const tables = compiled.tables.filter((table) => !table.plan.hidden)
  const outlines = tables.map((table): TableOutline => ({
    name: table.plan.name,
    rows: table.plan.rows,
    columns: visibleColumns(table.plan.columns).map((index) => columnOutline(table, index)),
  }))
  const rowCounts = Object.fromEntries(outlines.map(({ name, rows }) => [name, rows]))
  const sections = outline(outlines, { domain: plan.domain, story, row_counts: rowCounts }).map((section) => sized(section))
  const estimatedBytes = sections.reduce((sum, section) => sum + section.bytes, 0)
  const isSmall = estimatedBytes <= smallBytes
  return {
    etag: `"${digest(JSON.stringify([shared.key, seed, format, story]))}"`,
    rows: outlines.reduce((sum, { rows }) => sum + rows, 0),
    estimatedBytes,
    contentType,
    isSmall,
    *tasks() {
      for (const pieces of packed(sections, isSmall ? Infinity : taskBytes)) yield { plan: shared, seed, format, pieces }
    },
  }

  function sized(section: Section): SizedSection {
    if (section.type === 'text') return { piece: section, rowBytes: 0, bytes: section.text.length }
    const table = tables[section.table]
    if (table === undefined) throw new Error(`The format asks for table ${section.table}`)
    const visible = visibleColumns(table.plan.columns)
    const columns = section.columns.map((place) => visible[place] ?? -1)
    const rowBytes = tableWriter(table, columns, format).typicalRowBytes
    const count = table.plan.rows
    return { piece: { type: 'rows', table: table.index, columns, first: 0, count }, rowBytes, bytes: rowBytes * count }
  }
}

interface SizedSection {
  readonly piece: Piece
  readonly rowBytes: number
  readonly bytes: number
}

/** Cuts sections into lists of pieces of about `target` bytes. */
function* packed(sections: readonly SizedSection[], target: number): Generator<readonly Piece[]> {
  let pieces: Piece[] = []
  let room = target
  for (const { piece, rowBytes, bytes } of sections) {
    if (piece.type === 'text') {
      pieces.push(piece)
      room -= bytes
      continue
    }
    for (let first = 0; first < piece.count; ) {
      const count = Math.min(piece.count - first, Math.max(1, Math.floor(room / rowBytes)))
      pieces.push({ ...piece, first, count })
      room -= count * rowBytes
      first += count
      if (room >= rowBytes) continue
      yield pieces
      pieces = []
      room = target
    }
  }
  if (pieces.length > 0) yield pieces
}

function visibleColumns(columns: readonly { readonly hidden?: boolean }[]): number[] {
  return columns.flatMap(({ hidden = false }, index) => (hidden ? [] : [index]))
}
