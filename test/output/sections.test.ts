import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { batchRows } from '../../src/engine/batch-rows.ts'
import type { TaskItem, RowsItem } from '../../src/engine/task.ts'
import { type Packet, packed, type SizedSection } from '../../src/output/sections.ts'

const taskBytes = 1 << 20

function textSection(text: string): SizedSection {
  return {
    section: { type: 'text', text },
    rows: null,
    leads: false,
    blockRows: null,
    rowBytes: 0,
    bytes: text.length,
    rowCells: 0,
    cells: 0,
  }
}

interface Rows {
  readonly table: number
  readonly first: number
  readonly count: number
  readonly rowBytes: number
  readonly rowCells?: number
  readonly blockRows?: number | null
  readonly recurs?: boolean
  readonly leads?: boolean
}

function rowsSection({ table, first, count, rowBytes, rowCells = 1, blockRows = null, recurs = false, leads = false }: Rows): SizedSection {
  const rows: RowsItem = {
    type: 'rows',
    table,
    columns: [0],
    first,
    count,
    opens: true,
    closes: true,
    checked: true,
    written: recurs ? [0] : null,
  }
  return {
    section: { type: 'rows', table, columns: [0] },
    rows,
    leads,
    blockRows,
    rowBytes,
    bytes: count * rowBytes,
    rowCells,
    cells: count * rowCells,
  }
}

const anySection = fc.oneof(
  fc.string({ maxLength: 20 }).map(textSection),
  fc
    .record({
      table: fc.nat(3),
      first: fc.nat(3000),
      count: fc.oneof(fc.nat(3), fc.nat(100_000)),
      rowBytes: fc.oneof(fc.double({ min: 1, max: 500, noNaN: true }), fc.constantFrom(0, 2e6)),
      rowCells: fc.oneof(fc.constant(1), fc.integer({ min: 0, max: 3000 })),
      blockRows: fc.option(fc.integer({ min: 1000, max: 50_000 })),
      recurs: fc.boolean(),
      leads: fc.boolean(),
    })
    // No more than some thousand packets.
    .map((rows) => rowsSection({ ...rows, count: rows.rowBytes > 1e6 ? rows.count % 300 : rows.count })),
)
const anyFile = fc.array(anySection, { maxLength: 8 })

/** The packets' items by the sections that they are of. */
function itemsBySection(sections: readonly SizedSection[], packets: readonly Packet[]): readonly (readonly TaskItem[])[] {
  const items = packets.flatMap((packet) => packet.items)
  const groups = sections.map(({ rows }) => {
    const size = rows === null ? 1 : items.findIndex((item) => item.type === 'rows' && item.closes) + 1
    return items.splice(0, size)
  })
  expect(items).toEqual([])
  return groups
}

describe('packets of sections', () => {
  it('should have every text and every row once, in order, with the first and the last block of a section marked', () => {
    fc.assert(
      fc.property(anyFile, fc.boolean(), (sections, whole) => {
        const packets = [...packed(sections, whole)]
        for (const [place, items] of itemsBySection(sections, packets).entries()) {
          const { section, rows } = sections[place] ?? textSection('')
          if (rows === null) {
            expect(items).toEqual([section])
            continue
          }
          let row = rows.first
          for (const [index, item] of items.entries()) {
            const { count, ...rest } = item.type === 'rows' ? item : rows
            const ends = row + count === rows.first + rows.count
            expect({ ...rest, count }).toEqual({ ...rows, first: row, count, opens: index === 0, closes: index === items.length - 1 })
            expect(ends).toBe(index === items.length - 1)
            row += count
          }
          expect(row).toBe(rows.first + rows.count)
        }
        for (const { items } of packets) expect(items.length).toBeGreaterThan(0)
      }),
      { numRuns: 300 },
    )
  })

  it('should have blocks of the rows that the format sets, or ones that end where batches do', () => {
    fc.assert(
      fc.property(anyFile, (sections) => {
        for (const [place, items] of itemsBySection(sections, [...packed(sections, false)]).entries()) {
          const { blockRows = null } = sections[place] ?? {}
          for (const item of items.slice(0, -1)) {
            if (item.type !== 'rows') continue
            // A block without rows may bring what stands before them.
            if (blockRows !== null) expect(item.count).toBe(item.opens && item.count === 0 ? 0 : blockRows)
            else {
              const end = item.first + item.count
              const isWithinBatch = Math.floor(item.first / batchRows) === Math.floor((end - 1) / batchRows)
              expect(end % batchRows === 0 || isWithinBatch).toBe(true)
            }
          }
        }
      }),
      { numRuns: 300 },
    )
  })

  it('should know their bytes, and be no larger than a task but for a row, a block and texts', () => {
    fc.assert(
      fc.property(anyFile, (sections) => {
        const largestRow = Math.max(0, ...sections.map((each) => each.rowBytes))
        const largestBlock = Math.max(0, ...sections.map((each) => (each.blockRows ?? 0) * each.rowBytes))
        const texts = sections.reduce((sum, { section }) => sum + (section.type === 'text' ? section.text.length : 0), 0)
        const packets = [...packed(sections, false)]
        for (const { bytes } of packets) expect(bytes).toBeLessThanOrEqual(taskBytes + largestRow + largestBlock + texts)
        const all = sections.reduce((sum, { bytes }) => sum + bytes, 0)
        expect(packets.reduce((sum, { bytes }) => sum + bytes, 0)).toBeCloseTo(all, 3)
      }),
      { numRuns: 300 },
    )
  })

  it('should be one where a file is made as a whole', () => {
    const sections = [textSection('['), rowsSection({ table: 0, first: 0, count: 5_000_000, rowBytes: 100 }), textSection(']')]
    expect([...packed(sections, true)]).toHaveLength(1)
    expect([...packed(sections, false)].length).toBeGreaterThan(400)
    expect([...packed([], true)]).toEqual([])
  })

  it('should begin small, so that the first bytes leave soon', () => {
    const sizes = [...packed([rowsSection({ table: 0, first: 0, count: 1_000_000, rowBytes: 10 })], false)].map(({ bytes }) => bytes / 1024)
    expect(sizes.slice(0, 4).map(Math.round)).toEqual([60, 250, 1020, 1020])
  })

  it('should say of rows that recur who made them before, and of no others', () => {
    const section = (table: number, count: number, rowBytes: number, recurs = true) =>
      rowsSection({ table, first: 70_000, count, rowBytes, recurs })
    const columns = [section(0, 300_000, 3), section(0, 300_000, 40), section(1, 10, 5), section(1, 10, 9), section(2, 200_000, 7)]
    const affinities = new Map<string, number>()
    for (const { items, affinity } of packed(columns, false)) {
      for (const item of items) {
        if (item.type !== 'rows') continue
        const [first, last] = [item.first, item.first + item.count - 1].map((row) => `${item.table}: ${row >>> 16}`) as [string, string]
        expect(last).toBe(first)
        expect(affinities.get(first) ?? affinity).toBe(affinity)
        affinities.set(first, affinity ?? -1)
      }
    }
    expect(affinities.size).toBeGreaterThan(9)
    expect(new Set(affinities.values()).size).toBeGreaterThan(5)
    for (const { affinity } of packed([section(0, 300_000, 40, false)], false)) expect(affinity).toBeNull()
  })

  it('should have one block for a table without rows', () => {
    const empty = rowsSection({ table: 0, first: 7, count: 0, rowBytes: 10 })
    expect([...packed([textSection('a'), empty, textSection('b')], false)]).toEqual([
      { items: [textSection('a').section, empty.rows, textSection('b').section], bytes: 2, affinity: null },
    ])
  })

  it('should send the bytes before a block at once if its rows cannot fail', () => {
    const items = (leads: boolean) =>
      [...packed([textSection('head'), rowsSection({ table: 0, first: 0, count: 10, rowBytes: 1, blockRows: 5, leads })], false)].map(
        (packet) => packet.items.map(({ type }) => type),
      )
    expect(items(true)).toEqual([['text'], ['rows'], ['rows']])
    expect(items(false)).toEqual([['text', 'rows'], ['rows']])
  })
})
