import fc from 'fast-check'
import { describe, expect, it, vi } from 'vitest'
import { ByteSink } from '../../src/formats/byte-sink.ts'
import { formatNamed, formats } from '../../src/formats/index.ts'
import type { FormatOptions } from '../../src/formats/options.ts'
import { anyTable, type SampleTable } from './arbitraries.ts'
import { decode, encodeFile, encodeRows, optionsOf, part, vectorsOf } from './encode.ts'
import { recordText, rowNumbers } from './oracle.ts'
import { sampleTable } from './sample.ts'
import { textFormats } from './text-formats.ts'

const binary = ['parquet', 'arrow']

it('should have a reader of every text format', () => {
  expect(Object.keys(textFormats)).toEqual([...formats.keys()].filter((name) => !binary.includes(name)))
})

/** Each format, and SQL as every database reads it. */
const cases = Object.entries(textFormats).flatMap(([name, { suit, read, expected }]) => {
  const format = formatNamed(name)
  const dialects: readonly Partial<FormatOptions>[] =
    name === 'sql' ? [{ dialect: 'postgres' }, { dialect: 'mysql' }, { dialect: 'sqlite' }] : [{}]
  return dialects.map((options) => {
    const all = optionsOf(format, options)
    return {
      title: [name, ...Object.values(options)].join(' for '),
      name,
      format,
      options,
      all,
      suit,
      /** What a file of this table reads as, and should. */
      both: (table: SampleTable, file: Uint8Array) => [read(decode(file), all), expected(table, all)] as const,
    }
  })
})

const cuts = fc.record({ block: fc.integer({ min: 1, max: 8 }), call: fc.integer({ min: 1, max: 8 }) })

describe.each(cases)('$title', ({ title, name, format, options, all, suit, both }) => {
  it('should be read as the cells of the vectors, whatever they are', () => {
    fc.assert(
      fc.property(fc.nat(5).chain(anyTable), (any) => {
        const table = suit(any)
        const [found, expected] = both(table, encodeFile(format, [table], { options }))
        expect(found).toStrictEqual(expected)
      }),
      { numRuns: 200 },
    )
  })

  it.each([0, 1, 2, 50])('should be read where it has %i rows', (rows) => {
    const table = suit(sampleTable('orders', rows))
    const [found, expected] = both(table, encodeFile(format, [table], { options }))
    expect(found).toStrictEqual(expected)
  })

  it('should be the same bytes however the rows are cut into blocks and calls', () => {
    fc.assert(
      fc.property(anyTable(7), fc.nat(1_200), cuts, (any, first, { block, call }) => {
        const table = suit(any)
        const whole = encodeFile(format, [table], { options, first })
        expect(encodeFile(format, [table], { options, first, block, call }).equals(whole)).toBe(true)
      }),
      { numRuns: 60 },
    )
    // Enough rows of one structure to leave the interpreter behind.
    const large = suit(sampleTable('orders', 4_500))
    const whole = encodeFile(format, [large], { options })
    for (const [block, call] of [
      [4_500, 3_001],
      [2_003, 1_024],
      [500, 499],
    ] as const)
      expect(encodeFile(format, [large], { options, block, call }).equals(whole)).toBe(true)
  })

  it('should never have more bytes than its bounds state', () => {
    fc.assert(
      fc.property(anyTable(6), fc.nat(1_200), fc.boolean(), fc.boolean(), (any, first, opens, closes) => {
        const table = suit(any)
        for (const section of format.sections([table], null, all)) {
          if (section.type !== 'rows') continue
          const own = part(table, section.columns)
          const writer = format.compile(own, own.columns, all)
          expect(encodeRows(format, own, { options, first }).length).toBeLessThanOrEqual(own.rows * writer.maxRowBytes)
          for (const row of rowNumbers(own)) {
            const sink = new ByteSink(new ArrayBuffer(0))
            const open = writer.begin({ first: first + row, count: 1, opens, closes }, sink)
            open.write(vectorsOf(own, row), 1)
            open.end()
            expect(sink.end).toBeLessThanOrEqual(writer.maxRowBytes)
          }
        }
      }),
      { numRuns: 60 },
    )
  })

  it('should guess the bytes of a row within a factor of two', () => {
    const table = suit(sampleTable('orders', 300))
    for (const section of format.sections([table], null, all)) {
      if (section.type !== 'rows') continue
      const own = part(table, section.columns)
      const mean = encodeRows(format, own, { options }).length / own.rows
      const { typicalRowBytes, maxRowBytes } = format.compile(own, own.columns, all)
      expect(typicalRowBytes).toBeGreaterThan(mean / 2)
      expect(typicalRowBytes).toBeLessThan(mean * 2)
      expect(typicalRowBytes).toBeLessThanOrEqual(maxRowBytes)
    }
  })

  it('should keep words of a caller out of the code that it runs', () => {
    const evil = `"'\`\\ */ // \${process.exit(1)} \n\r\t\u2028\u2029 </script> ]); throw new Error('injected') //`
    const rows = 9_500
    const parts = [
      // Of a length of its own, so that the code was not made before.
      { type: 'literal', text: evil + 'x'.repeat(10 * cases.findIndex((each) => each.title === title)) },
      { type: 'word', lane: 0, dictionary: { words: [evil, `${evil}${evil}`] } },
    ] as const
    const lane = Int32Array.from({ length: rows }, (_, row) => row % 2)
    const sample = sampleTable('orders', rows)
    const column = { name: 'evil', layout: { type: 'text', nullable: false, parts }, vector: { lanes: [lane], nulls: null } } as const
    const table = suit({ ...sample, columns: [column, ...sample.columns.slice(0, 2), { ...column, name: 'again' }] })
    const sources: string[] = []
    const native = globalThis.Function
    vi.stubGlobal('Function', function record(...texts: string[]) {
      sources.push(...texts)
      return native(...texts)
    })
    try {
      // Enough rows to leave the interpreter behind.
      const [found, expected] = both(table, encodeFile(format, [table], { options, call: 1_024 }))
      const unparted = (value: unknown): unknown => (name === 'sql' ? statementsJoined(value) : value)
      expect(unparted(found)).toStrictEqual(expected)
    } finally {
      vi.unstubAllGlobals()
    }
    expect(sources.length).toBeGreaterThan(0)
    for (const source of sources) expect(source).not.toContain('injected')
  })
})

/** The rows of all statements in one. */
function statementsJoined(statements: unknown): unknown {
  const all = statements as { readonly columns: unknown; readonly rows: readonly unknown[] }[]
  return [{ columns: all[0]?.columns, rows: all.flatMap(({ rows }) => rows) }]
}

describe('lines of ndjson', () => {
  it('should be the rows of records to the byte', () => {
    fc.assert(
      fc.property(fc.nat(5).chain(anyTable), (table) => {
        const lines = encodeFile(formatNamed('ndjson'), [table]).toString().split('\n').slice(0, -1)
        expect(lines).toEqual(rowNumbers(table).map((row) => recordText(table.columns, row)))
        expect(lines.join(',')).toBe(encodeRows(formatNamed('records'), table).toString())
        expect(encodeFile(formatNamed('json'), [table]).toString()).toBe(`[${lines.join(',')}]`)
      }),
    )
  })
})
