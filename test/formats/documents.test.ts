import { createHash } from 'node:crypto'
import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { ByteSink, slack } from '../../src/formats/byte-sink.ts'
import { formatNamed, formats } from '../../src/formats/index.ts'
import { defaultOptions } from '../../src/formats/options.ts'
import { anyTable } from './arbitraries.ts'
import { decode, encodeFile, encodeRows, part, vectorsOf } from './encode.ts'
import { documents, rowNumbers } from './oracle.ts'
import { sampleTable } from './sample.ts'

const meta = { domain: 'ecommerce', story: 'a "story"\n', row_counts: { customers: 3 } }

const golden: Readonly<Record<string, string>> = {
  records: '41f1379fa2c855c8961f38023cebcdab6b99648d96e436236bce344cb3056120',
  columns: '9bd7e9c782b263817fa942e7118c1f1a3c71a4e0a2372caae8c643dccdc49985',
}

describe.each(Object.entries(documents))('%s', (name, documentOf) => {
  const format = formatNamed(name)

  it('should give the values of the vectors, whatever they are', () => {
    const tables = fc.uniqueArray(fc.nat(5).chain(anyTable), { maxLength: 3, selector: (table) => table.name })
    fc.assert(
      fc.property(tables, fc.jsonValue(), (samples, anyMeta) => {
        const text = decode(encodeFile(format, samples, { meta: anyMeta }))
        expect(JSON.parse(text)).toStrictEqual(JSON.parse(JSON.stringify(documentOf(samples, anyMeta))))
      }),
      { numRuns: 200 },
    )
  })

  it.each([0, 1, 2, 50])('should write %i rows', (rows) => {
    const tables = [sampleTable('customers', rows), sampleTable('orders', rows * 2)]
    const text = decode(encodeFile(format, tables, { meta }))
    expect(JSON.parse(text)).toStrictEqual(documentOf(tables, meta))
  })

  it('should write a document of one table, of none, and of a table without columns', () => {
    for (const tables of [[sampleTable('customers', 2)], [], [{ name: 'bare', rows: 2, columns: [] }]]) {
      expect(JSON.parse(decode(encodeFile(format, tables, { meta })))).toStrictEqual(documentOf(tables, meta))
    }
  })

  it('should write nothing but JSON without white space', () => {
    const table = sampleTable('customers', 4)
    const withoutTexts = { ...table, columns: table.columns.filter(({ layout }) => layout.type !== 'text') }
    expect(decode(encodeFile(format, [withoutTexts], { meta: { a: [1, 2] } }))).not.toMatch(/\s/)
    expect(format.mediaType(defaultOptions)).toBe('application/json; charset=utf-8')
  })

  it('should write null for a meta that is undefined', () => {
    expect(decode(encodeFile(format, []))).toBe('{"tables":{},"meta":null}')
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
    expect(JSON.parse(decode(encodeFile(format, tables, { meta, call: 5_000 })))).toStrictEqual(documentOf(tables, meta))
  })

  it('should give the same bytes however the rows are cut', () => {
    fc.assert(
      fc.property(anyTable(7), fc.integer({ min: 1, max: 8 }), fc.integer({ min: 1, max: 8 }), (table, block, call) => {
        expect(encodeFile(format, [table], { meta, block, call })).toStrictEqual(encodeFile(format, [table], { meta }))
      }),
      { numRuns: 50 },
    )
    const large = sampleTable('customers', 20_000)
    const whole = encodeFile(format, [large], { meta })
    expect(encodeFile(format, [large], { meta, call: 3_001 }).equals(whole)).toBe(true)
    expect(encodeFile(format, [large], { meta, block: 7_003, call: 1_024 }).equals(whole)).toBe(true)
  })

  it('should never write more than its bounds state', () => {
    fc.assert(
      fc.property(anyTable(6), fc.boolean(), fc.nat(9), (table, opens, offset) => {
        for (const section of format.sections([table], meta, defaultOptions)) {
          if (section.type !== 'rows') continue
          const own = part(table, section.columns)
          const writer = format.compile(own, own.columns, defaultOptions)
          // Just as much room as is needed, filled with a mark, and 20 bytes more.
          const sink = new ByteSink(new ArrayBuffer(table.rows * writer.maxRowBytes + slack + offset + 20))
          const whole = sink.bytes.fill(0xa5)
          sink.end = offset
          writer.begin({ first: 0, count: table.rows, opens, closes: true }, sink).write(vectorsOf(own), table.rows)
          expect(sink.bytes).toBe(whole)
          expect(sink.end - offset).toBeLessThanOrEqual(table.rows * writer.maxRowBytes)
          expect(whole.subarray(sink.end + slack).every((byte) => byte === 0xa5)).toBe(true)
          expect(whole.subarray(0, offset).every((byte) => byte === 0xa5)).toBe(true)
          for (const row of rowNumbers(table)) {
            sink.end = 0
            writer.begin({ first: row, count: 1, opens: false, closes: false }, sink).write(vectorsOf(own, row), 1)
            expect(sink.end).toBeLessThanOrEqual(writer.maxRowBytes)
          }
        }
      }),
      { numRuns: 100 },
    )
  })

  it('should guess the bytes of a row within a factor of two', () => {
    const table = sampleTable('customers', 300)
    for (const section of format.sections([table], meta, defaultOptions)) {
      if (section.type !== 'rows') continue
      const own = part(table, section.columns)
      const mean = encodeRows(format, own).length / table.rows
      const { typicalRowBytes, maxRowBytes } = format.compile(own, own.columns, defaultOptions)
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
      encodeRows(format, { ...table, columns: name === 'records' ? columns : columns.slice(0, 1) })
    expect(JSON.parse(decode(encodeFile(format, tables, { meta })))).toStrictEqual(documentOf(tables, meta))
  })

  it('should give the bytes it gave before', () => {
    const bytes = encodeFile(format, [sampleTable('customers', 12), sampleTable('orders', 5)], { meta })
    expect(createHash('sha256').update(bytes).digest('hex')).toBe(golden[name])
  })
})

describe('formatNamed', () => {
  it('should find a format by its name', () => {
    expect([...formats.keys()].slice(0, 2)).toStrictEqual(['records', 'columns'])
    for (const [name, format] of formats) expect(formatNamed(name)).toBe(format)
    expect(() => formatNamed('xml')).toThrow('"xml"')
  })
})
