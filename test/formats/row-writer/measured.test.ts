import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { slack } from '../../../src/formats/byte-sink.ts'
import { unescapedParts } from '../../../src/formats/columnar/unescaped-parts.ts'
import { compileWriter } from '../../../src/formats/row-writer/compile-writer.ts'
import { generateWriter } from '../../../src/formats/row-writer/generate-writer.ts'
import { interpret, type RangeWriter } from '../../../src/formats/row-writer/interpret.ts'
import { planOperations } from '../../../src/formats/row-writer/operations.ts'
import type { RowPart } from '../../../src/formats/row-writer/row-parts.ts'
import { rowSize } from '../../../src/formats/row-writer/row-size.ts'
import { writerSource } from '../../../src/formats/row-writer/writer-source.ts'
import type { TextLayout } from '../../../src/vector.ts'
import { anyTable, type SampleColumn, type SampleTable } from '../arbitraries.ts'
import { plainColumns } from '../plain-cell.ts'
import { sampleTable } from '../sample.ts'

const writers: Readonly<Record<string, (parts: readonly RowPart[]) => RangeWriter>> = {
  interpreted(parts) {
    const operations = planOperations(parts)
    return (...rest) => interpret(operations, ...rest)
  },
  generated(parts) {
    const { source, tables } = writerSource(planOperations(parts))
    const write = generateWriter(source)
    return (...rest) => write(tables, ...rest)
  },
}

function texts({ columns }: SampleTable): readonly (readonly [SampleColumn, TextLayout])[] {
  return columns.flatMap((column) => (column.layout.type === 'text' ? [[column, column.layout] as const] : []))
}

function orNothing(layout: TextLayout, value: Extract<RowPart, { readonly type: 'nullable' }>['value']): readonly RowPart[] {
  return layout.nullable ? [{ type: 'nullable', column: 0, value, absent: '' }] : value
}

/** What the parts of a text write from byte `offset` on, and where each row ends. */
function written(write: RangeWriter, parts: readonly RowPart[], { vector }: SampleColumn, rows: number, offset: number) {
  const buffer = new ArrayBuffer(offset + rows * rowSize(planOperations(parts)).max + slack)
  const ends = new Int32Array(rows)
  const end = write([vector, { lanes: [ends], nulls: null }], 0, rows, new DataView(buffer), offset)
  return { bytes: Buffer.from(buffer, offset, end - offset), ends: [...ends] }
}

function expectTexts(make: (parts: readonly RowPart[]) => RangeWriter, table: SampleTable, offset: number): void {
  const cells = plainColumns({ ...table, columns: texts(table).map(([column]) => column) })
  for (const [index, [column, layout]] of texts(table).entries()) {
    const expected = (cells[index] ?? []).map((cell) => (cell === null ? null : Buffer.from(String(cell))))
    const measured = orNothing(layout, [{ type: 'measured', value: unescapedParts(layout) }])
    const lengths = expected.flatMap((text) => {
      if (text === null) return []
      const length = Buffer.alloc(4)
      length.writeInt32LE(text.length)
      return [length, text]
    })
    expect(written(make(measured), measured, column, table.rows, offset).bytes.equals(Buffer.concat(lengths))).toBe(true)
    const marked: RowPart[] = [...orNothing(layout, unescapedParts(layout)), { type: 'mark', column: 1 }]
    const { bytes, ends } = written(make(marked), marked, column, table.rows, offset)
    expect(bytes.equals(Buffer.concat(expected.map((text) => text ?? Buffer.alloc(0))))).toBe(true)
    let end = offset
    expect(ends).toStrictEqual(expected.map((text) => (end += text?.length ?? 0)))
  }
}

describe.each(Object.entries(writers))('%s', (_name, make) => {
  it('should write texts with their lengths, and mark where they end', () => {
    fc.assert(
      fc.property(fc.nat(6).chain(anyTable), fc.nat(9), (table, offset) => expectTexts(make, table, offset)),
      { numRuns: 300 },
    )
  })

  it('should still do so when the code is hot', () => expectTexts(make, sampleTable('hot', 30_000), 3))
})

describe('compileWriter', () => {
  it('should write texts with more parts than one function can have', () => {
    const parts = Array.from({ length: 120 }, (_, lane) => ({ type: 'digits', lane, width: 2, blankZero: false }) as const)
    const layout = { type: 'text', nullable: false, parts } as const
    const lanes = parts.map((_, lane) => new Float64Array(10_000).fill(lane))
    const writer = compileWriter([{ type: 'measured', value: unescapedParts(layout) }], 0)
    const target = new Uint8Array(10_000 * writer.maxRowBytes + slack)
    const end = writer.write([{ lanes, nulls: null }], 0, 10_000, target, 0, false)
    const text = parts.map((_, lane) => String(lane).padStart(2, '0')).join('')
    const row = Buffer.concat([Buffer.from([text.length & 255, text.length >> 8, 0, 0]), Buffer.from(text)])
    expect(Buffer.from(target.subarray(0, end)).equals(Buffer.concat(Array.from({ length: 10_000 }, () => row)))).toBe(true)
  })
})
