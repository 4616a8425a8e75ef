import { createHash } from 'node:crypto'
import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { slack } from '../../src/formats/format.ts'
import { encoder as encoderNamed, encoders } from '../../src/formats/index.ts'
import { anyTable } from './arbitraries.ts'
import { decode, encodeDocument, encodeRows } from './encode.ts'
import { documents, rowNumbers } from './oracle.ts'
import { sampleTable } from './sample.ts'

const meta = { domain: 'ecommerce', story: 'a "story"\n', row_counts: { customers: 3 } }

const golden: Readonly<Record<string, string>> = {
  records: '41f1379fa2c855c8961f38023cebcdab6b99648d96e436236bce344cb3056120',
  columns: '9bd7e9c782b263817fa942e7118c1f1a3c71a4e0a2372caae8c643dccdc49985',
}

describe.each([...encoders.values()])('$name', (encoder) => {
  const documentOf = documents[encoder.name] as (typeof documents)[string]

  it('should give the values of the vectors, whatever they are', () => {
    const tables = fc.uniqueArray(fc.nat(5).chain(anyTable), { maxLength: 3, selector: (table) => table.name })
    fc.assert(
      fc.property(tables, fc.jsonValue(), (samples, anyMeta) => {
        const text = decode(encodeDocument(encoder, samples, anyMeta))
        expect(JSON.parse(text)).toStrictEqual(JSON.parse(JSON.stringify(documentOf(samples, anyMeta))))
      }),
      { numRuns: 200 },
    )
  })

  it.each([0, 1, 2, 50])('should write %i rows', (rows) => {
    const tables = [sampleTable('customers', rows), sampleTable('orders', rows * 2)]
    const text = decode(encodeDocument(encoder, tables, meta))
    expect(JSON.parse(text)).toStrictEqual(documentOf(tables, meta))
  })

  it('should write a document of one table, of none, and of a table without columns', () => {
    for (const tables of [[sampleTable('customers', 2)], [], [{ name: 'bare', rows: 2, columns: [] }]]) {
      expect(JSON.parse(decode(encodeDocument(encoder, tables, meta)))).toStrictEqual(documentOf(tables, meta))
    }
  })

  it('should write nothing but JSON without white space', () => {
    const table = sampleTable('customers', 4)
    const withoutTexts = { ...table, columns: table.columns.filter(({ layout }) => layout.type !== 'text') }
    expect(decode(encodeDocument(encoder, [withoutTexts], { a: [1, 2] }))).not.toMatch(/\s/)
    expect(encoder.contentType).toBe('application/json; charset=utf-8')
  })

  it('should write null for a meta that is undefined', () => {
    expect(decode(encodeDocument(encoder, [], undefined))).toBe('{"tables":{},"meta":null}')
  })

  it('should keep names and words of a caller out of its code', () => {
    const evil = `"'\`\\ */ // \${process.exit(1)} \n\r\u2028\u2029 </script> ]); throw new Error('injected') //`
    const table = sampleTable(evil, 20_000)
    const columns = table.columns.map((column, index) => ({ ...column, name: `${evil}${index}` }))
    const word = {
      type: 'text',
      nullable: false,
      parts: [
        { type: 'literal', text: evil },
        { type: 'word', lane: 0, dictionary: { words: [evil] } },
      ],
    } as const
    columns.push({ name: `${evil}word`, layout: word, vector: { lanes: [new Int32Array(20_000)], nulls: null } })
    // Enough calls to leave the interpreter behind.
    const tables = [{ ...table, columns }]
    expect(JSON.parse(decode(encodeDocument(encoder, tables, meta, 5_000)))).toStrictEqual(documentOf(tables, meta))
  })

  it('should give the same bytes however the rows are cut', () => {
    fc.assert(
      fc.property(anyTable(7), fc.integer({ min: 1, max: 8 }), (table, step) => {
        expect(encodeDocument(encoder, [table], meta, step)).toStrictEqual(encodeDocument(encoder, [table], meta))
      }),
      { numRuns: 50 },
    )
    const large = sampleTable('customers', 20_000)
    expect(encodeDocument(encoder, [large], meta, 3_001).equals(encodeDocument(encoder, [large], meta))).toBe(true)
  })

  it('should never write more than its bounds tell', () => {
    fc.assert(
      fc.property(anyTable(6), fc.boolean(), fc.nat(9), (table, first, offset) => {
        for (const section of encoder.outline([table], meta)) {
          if (section.type === 'text') continue
          const columns = section.columns.flatMap((index) => table.columns[index] ?? [])
          const writer = encoder.compile(columns)
          // A target in the middle of a larger buffer, filled with a mark.
          const whole = new Uint8Array(table.rows * writer.maxRowBytes + slack + offset + 40).fill(0xa5)
          const target = whole.subarray(20, whole.length - 20)
          const end = writer.write(
            columns.map(({ vector }) => vector),
            table.rows,
            target,
            offset,
            first,
          )
          expect(end - offset).toBeLessThanOrEqual(table.rows * writer.maxRowBytes)
          expect(target.subarray(end + slack).every((byte) => byte === 0xa5)).toBe(true)
          expect(whole.subarray(0, 20 + offset).every((byte) => byte === 0xa5)).toBe(true)
          expect(whole.subarray(whole.length - 20).every((byte) => byte === 0xa5)).toBe(true)
          for (const row of rowNumbers(table)) {
            const vectors = columns.map(({ vector }) => ({
              lanes: vector.lanes.map((lane) => lane.subarray(row)),
              nulls: vector.nulls?.subarray(row) ?? null,
            }))
            expect(writer.write(vectors, 1, target, 0, false)).toBeLessThanOrEqual(writer.maxRowBytes)
          }
        }
      }),
      { numRuns: 100 },
    )
  })

  it('should guess the bytes of a row within a factor of two', () => {
    const table = sampleTable('customers', 300)
    for (const section of encoder.outline([table], meta)) {
      if (section.type === 'text') continue
      const columns = section.columns.flatMap((index) => table.columns[index] ?? [])
      const mean = encodeRows(encoder, { ...table, columns }).length / table.rows
      const { typicalRowBytes, maxRowBytes } = encoder.compile(columns)
      expect(typicalRowBytes).toBeGreaterThan(mean / 2)
      expect(typicalRowBytes).toBeLessThan(mean * 2)
      expect(typicalRowBytes).toBeLessThanOrEqual(maxRowBytes)
    }
  })

  it('should write a row of five hundred columns', () => {
    const table = sampleTable('wide', 200)
    const columns = Array.from({ length: 32 }, (_, copy) =>
      table.columns.map((column) => ({ ...column, name: `${column.name}_${copy}` })),
    ).flat()
    const tables = [{ ...table, columns }]
    for (let repeat = 0; repeat < 50; repeat++)
      encodeRows(encoder, { ...table, columns: encoder.name === 'records' ? columns : columns.slice(0, 1) })
    expect(JSON.parse(decode(encodeDocument(encoder, tables, meta)))).toStrictEqual(documentOf(tables, meta))
  })

  it('should give the bytes it gave before', () => {
    const bytes = encodeDocument(encoder, [sampleTable('customers', 12), sampleTable('orders', 5)], meta)
    expect(createHash('sha256').update(bytes).digest('hex')).toBe(golden[encoder.name])
  })
})

describe('encoder', () => {
  it('should find a format by its name', () => {
    expect([...encoders.keys()]).toStrictEqual(['records', 'columns'])
    expect(encoderNamed('records')).toBe(encoders.get('records'))
    expect(() => encoderNamed('xml')).toThrow('"xml"')
  })
})
