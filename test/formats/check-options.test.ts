import { describe, expect, it } from 'vitest'
import { optionProblems } from '../../src/formats/check-options.ts'
import { formatNamed, formats } from '../../src/formats/index.ts'
import { defaultOptions, type FormatOptions, optionTypes } from '../../src/formats/options.ts'

function problems(format: string, options: Readonly<Record<string, unknown>>): readonly string[] {
  return optionProblems(formatNamed(format), options as Partial<FormatOptions>).map(({ name, detail }) => `${name} ${detail}`)
}

describe('options', () => {
  it.each([...formats.values()])('should be taken at their defaults by $name, and be none that is not told of', ({ name, defaults }) => {
    expect(problems(name, defaults)).toEqual([])
    const known = optionTypes.map((option) => option.name)
    for (const [option, value] of Object.entries(defaults)) {
      expect(known).toContain(option)
      const { values } = optionTypes.find((type) => type.name === option) ?? { values: null }
      if (values !== null) expect(values).toContain(value)
    }
    expect(Object.keys(defaultOptions).toSorted()).toEqual(known.toSorted())
  })

  it('should be refused if the format does not support them, with the supported ones', () => {
    expect(problems('ndjson', { header: false })).toEqual(['header is not an option of ndjson: it has none'])
    expect(problems('csv', { headers: false })).toEqual(['headers is not an option of csv: did you mean "header"?'])
    expect(problems('csv', { dialect: 'mysql', ddl: true })).toEqual([
      'dialect is not an option of csv: it has null, header, delimiter, eol, formulas',
      'ddl is not an option of csv: it has null, header, delimiter, eol, formulas',
    ])
  })

  it.each([...';|,!#$%&()*+/<=>?@[]^`{}~ \t', "'", '\\', 'tab'])('should let %j stand between fields', (delimiter) => {
    expect(problems('csv', { delimiter })).toEqual([])
    expect(problems('tsv', { delimiter })).toEqual([])
  })

  it.each([...'aZ5"_.:-\n\r\0\u007fé', '', ',,', '||', 'Tab', '\\t', '\u2028', '😀'])(
    'should let %j not stand between fields',
    (delimiter) => {
      expect(problems('csv', { delimiter })).toEqual([expect.stringMatching(/^delimiter must be one printable ASCII character/)])
    },
  )

  it.each(['', 'NULL', '\\N', 'null', 'n/a', '-', 'None', 'nan', '#N/A', ' ', 'é', 'truely'])('should let %j stand for a null', (text) => {
    expect(problems('csv', { null: text })).toEqual([])
  })

  it.each(['5', '-1', '+1', '0.5', '2025-01-31', '1e9', 'true', 'FALSE', 'False'])(
    'should let %j not stand for a null, as a value may look so',
    (text) => {
      expect(problems('csv', { null: text })).toEqual(['null must not look like a number, a date or a boolean'])
    },
  )

  it.each([
    { null: '"' },
    { null: 'a\nb' },
    { null: '\r' },
    { null: 'a,b' },
    { null: 'a;b', delimiter: ';' },
    { null: 'a\tb', delimiter: 'tab' },
  ])('should let a null not end before its end: %j', (options) => {
    expect(problems('csv', options)).toEqual(['null must not contain a quotation mark, line end or delimiter'])
  })

  it('should know the delimiter of the format where none is given', () => {
    expect(problems('tsv', { null: 'a,b' })).toEqual([])
    expect(problems('tsv', { null: 'a\tb' })).toHaveLength(1)
    expect(problems('csv', { null: 'a,b', delimiter: ';' })).toEqual([])
  })
})
