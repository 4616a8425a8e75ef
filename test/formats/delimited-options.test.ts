import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { optionProblems } from '../../src/formats/check-options.ts'
import { formatNamed } from '../../src/formats/index.ts'
import type { FormatOptions } from '../../src/formats/options.ts'
import { anyTable, type SampleColumn, type SampleTable } from './arbitraries.ts'
import { decode, encodeFile, optionsOf } from './encode.ts'
import { columnOf } from './oracle.ts'
import { readDelimited } from './readers/read-delimited.ts'
import { type DelimitedFile, textFormats } from './text-formats.ts'

const printable = Array.from({ length: 95 }, (_, code) => String.fromCharCode(32 + code))

/** Every choice that is allowed. */
const anyOptions = fc
  .record({
    null: fc.oneof(fc.constantFrom('', 'NULL', '\\N', 'n/a', '-', "'", '=', ' '), fc.string({ maxLength: 5 })),
    header: fc.boolean(),
    delimiter: fc.constantFrom('tab', '\t', ...printable),
    eol: fc.constantFrom('lf', 'crlf'),
    formulas: fc.constantFrom('keep', 'guard'),
  })
  .filter((options) => optionProblems(formatNamed('csv'), options).length === 0)

const beginsAsFormula = /^[=+\-@\t\r]/

function textColumn(name: string, ...texts: readonly (string | null)[]): SampleColumn {
  const words = texts.map((text) => text ?? '')
  const layout = { type: 'text', nullable: texts.includes(null), parts: [{ type: 'word', lane: 0, dictionary: { words } }] } as const
  return { name, layout, vector: { lanes: [Int32Array.from(words, (_, code) => code)], nulls: nullsOf(texts) } }
}

/** Texts that are each put together of a word and a number. */
function partedColumn(name: string, words: readonly string[], rest = ''): SampleColumn {
  const parts = [
    { type: 'word', lane: 0, dictionary: { words } },
    { type: 'literal', text: rest },
    { type: 'digits', lane: 1, width: 1, blankZero: true },
  ] as const
  const codes = Int32Array.from(words, (_, code) => code)
  return { name, layout: { type: 'text', nullable: false, parts }, vector: { lanes: [codes, Float64Array.from(codes)], nulls: null } }
}

function nullsOf(texts: readonly (string | null)[]): Uint8Array | null {
  return texts.includes(null) ? Uint8Array.from(texts, (text) => (text === null ? 1 : 0)) : null
}

function csv(columns: readonly SampleColumn[], options: Partial<FormatOptions> = {}): string {
  const rows = columns[0]?.vector.lanes[0]?.length ?? 0
  return decode(encodeFile(formatNamed('csv'), [{ name: 'orders', rows, columns }], { options }))
}

describe.each(['csv', 'tsv'])('%s', (name) => {
  const format = formatNamed(name)
  const { suit, read, expected } = textFormats[name] as (typeof textFormats)[string]

  it('should be read as the cells of the vectors with any options', () => {
    fc.assert(
      fc.property(fc.nat(5).chain(anyTable), anyOptions, (any, options) => {
        const table = suit(any)
        const all = optionsOf(format, { ...options, formulas: 'keep' })
        expect(read(decode(encodeFile(format, [table], { options: all })), all)).toStrictEqual(expected(table, all))
      }),
      { numRuns: 500 },
    )
  })

  it('should guard the texts of a column that begin as formulas, and change nothing else', () => {
    fc.assert(
      fc.property(fc.nat(5).chain(anyTable), anyOptions, (any, options) => {
        const table = suit(any)
        const all = optionsOf(format, { ...options, formulas: 'guard' })
        const guarded = read(decode(encodeFile(format, [table], { options: all })), all) as DelimitedFile
        const plain = expected(table, all) as DelimitedFile
        expect(guarded.header).toEqual(plain.header)
        for (const [place, column] of table.columns.entries()) {
          const [found, kept] = [guarded, plain].map(({ rows }) => rows.map((row) => row[place] ?? null))
          expect(found).toEqual(guardedCells(column, kept ?? []))
        }
      }),
      { numRuns: 500 },
    )
  })
})

/** A text of one part is guarded by itself; of several all are or none, as nobody looks at each of them. */
function guardedCells({ layout }: SampleColumn, cells: readonly (string | null)[]): readonly (string | null)[] {
  const guard = (cell: string | null): string | null => (cell === null ? null : `'${cell}`)
  if (layout.type !== 'text') return cells
  const [only] = layout.parts
  if (layout.parts.length === 1 && only?.type !== 'digits')
    return cells.map((cell) => (cell !== null && beginsAsFormula.test(cell) ? guard(cell) : cell))
  const texts = layout.parts.map((part) => {
    if (part.type === 'digits') return part.blankZero ? ['', '0'] : ['0']
    return part.type === 'literal' ? [part.text] : part.dictionary.words
  })
  const first = texts.findIndex((each) => each.length > 0 && !each.includes(''))
  const leading = first < 0 ? texts : texts.slice(0, first + 1)
  return leading.flat().some((text) => beginsAsFormula.test(text)) ? cells.map(guard) : cells
}

describe('options of csv', () => {
  it('should distinguish a null from an empty text, and from a text of the same characters', () => {
    expect(csv([textColumn('note', null, '', 'NULL', 'null')])).toBe('note\n\n""\nNULL\nnull\n')
    expect(csv([textColumn('note', null, '', 'NULL', 'null')], { null: 'NULL' })).toBe('note\nNULL\n""\n"NULL"\nnull\n')
    expect(csv([textColumn('note', null, '\\N')], { null: '\\N' })).toBe('note\n\\N\n"\\N"\n')
    expect(csv([partedColumn('note', ['NU', 'NULL'], 'LL')], { null: 'NULL' })).toMatch(/^note\n"NULL"\n"?NULLLL1"?\n$/)
  })

  it('should leave the header out', () => {
    const columns = [textColumn('a', 'x'), textColumn('b', 'y')]
    expect([csv(columns), csv(columns, { header: false })]).toEqual(['a,b\nx,y\n', 'x,y\n'])
    const { mediaType } = formatNamed('csv')
    expect(mediaType(optionsOf(formatNamed('csv')))).toBe('text/csv; charset=utf-8; header=present')
    expect(mediaType(optionsOf(formatNamed('csv'), { header: false }))).toBe('text/csv; charset=utf-8; header=absent')
  })

  it.each([
    [';', 'a;b\nx,y;"x;y"\n'],
    ['|', 'a|b\nx,y|x;y\n'],
    ['tab', 'a\tb\nx,y\tx;y\n'],
    ['\t', 'a\tb\nx,y\tx;y\n'],
    [',', 'a,b\n"x,y",x;y\n'],
  ])('should put %j between fields, and quotes around those that have it', (delimiter, file) => {
    expect(csv([textColumn('a', 'x,y'), textColumn('b', 'x;y')], { delimiter })).toBe(file)
  })

  it('should end lines as requested, and quote texts with either line end', () => {
    const columns = [textColumn('a', 'x', 'y\nz', 'y\rz', ' y', 'say "y"')]
    expect(csv(columns)).toBe('a\nx\n"y\nz"\n"y\rz"\n" y"\n"say ""y"""\n')
    expect(csv(columns, { eol: 'crlf' })).toBe('a\r\nx\r\n"y\nz"\r\n"y\rz"\r\n" y"\r\n"say ""y"""\r\n')
  })

  it('should guard formulas, and leave numbers and plain texts alone', () => {
    const negative = columnOf('n', { type: 'number', scale: 1, nullable: false }, [-15, 5, 0])
    const columns = [negative, textColumn('text', '=1+1', 'a=1', '-'), partedColumn('code', ['A-', 'B-', 'C-'])]
    expect(csv(columns)).toBe('n,text,code\n-1.5,=1+1,A-\n0.5,a=1,B-1\n0.0,-,C-2\n')
    expect(csv(columns, { formulas: 'guard' })).toBe("n,text,code\n-1.5,'=1+1,A-\n0.5,a=1,B-1\n0.0,'-,C-2\n")
  })

  it.each(['=', '+', '-', '@', '\t', '\r'])('should guard columns of several parts that may begin with %j', (beginning) => {
    const columns = [partedColumn('code', [`${beginning}A`, 'B']), partedColumn('other', ['x', 'y'], `${beginning}z`)]
    const lines = readDelimited(csv(columns, { formulas: 'guard' }), ',', '\n').map((line) => line.map(({ text }) => text))
    expect(lines).toEqual([
      ['code', 'other'],
      [`'${beginning}A`, `x${beginning}z`],
      ["'B1", `y${beginning}z1`],
    ])
  })

  it('should quote a guarded column where the apostrophe ends fields', () => {
    const columns = [partedColumn('code', ['=A', 'B']), textColumn('text', '=1', 'a')]
    const file = csv(columns, { formulas: 'guard', delimiter: "'" })
    const fields = readDelimited(file, "'", '\n').map((line) => line.map(({ text }) => text))
    expect(fields).toEqual([
      ['code', 'text'],
      ["'=A", "'=1"],
      ["'B1", 'a'],
    ])
  })
})

describe('a table without rows', () => {
  it('should be its header alone', () => {
    const table: SampleTable = { name: 'orders', rows: 0, columns: [textColumn('a'), textColumn('b')] }
    expect(decode(encodeFile(formatNamed('csv'), [table]))).toBe('a,b\n')
    expect(decode(encodeFile(formatNamed('csv'), [table], { options: { header: false } }))).toBe('')
  })
})
