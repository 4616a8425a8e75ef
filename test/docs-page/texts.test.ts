import { describe, expect, it } from 'vitest'
import { byteText } from '../../src/docs-page/byte-text.ts'
import { coloured } from '../../src/docs-page/coloured.ts'
import { laidOut } from '../../src/docs-page/laid-out.ts'
import { typeText } from '../../src/docs-page/type-text.ts'

describe('texts of the page of /docs', () => {
  it('should lay out JSON with a row a line, and its beginning likewise', () => {
    const json = '{"tables":{"a":[{"b":1,"c":"x, {y"},{"b":[],"c":null}]},"meta":{}}'
    const lines = [
      '{',
      '  "tables": {',
      '    "a": [',
      '      {"b": 1, "c": "x, {y"},',
      '      {"b": [], "c": null}',
      '    ]',
      '  },',
      '  "meta": {}',
      '}',
    ]
    expect(laidOut(json)).toBe(lines.join('\n'))
    for (let end = 0; end <= json.length; end++)
      expect(laidOut(json.slice(0, end)).replaceAll(/\s/g, '')).toBe(json.slice(0, end).replaceAll(/\s/g, ''))
  })

  it('should mark texts and values, and let no text be HTML', () => {
    expect(coloured('{"a": "<b>\\"&", "c": -1.5, "d": true}')).toBe(
      '{"a": <span class="json-text">"&lt;b&gt;\\"&amp;"</span>, "c": <span class="json-value">-1.5</span>, "d": <span class="json-value">true</span>}',
    )
  })

  it.each([
    [{ $ref: '#/components/schemas/Column' }, 'Column'],
    [{ type: 'array', items: { $ref: '#/components/schemas/Column' } }, 'array<Column>'],
    [{ oneOf: [{ type: 'integer' }, { $ref: '#/components/schemas/RowsRule' }] }, 'integer | RowsRule'],
    [{ oneOf: Array.from({ length: 39 }, (_, index) => ({ $ref: `#/components/schemas/Column${index}` })) }, 'one of 39'],
    [{ type: ['integer', 'null'] }, 'integer | null'],
    [{ type: 'object', additionalProperties: { type: 'integer' } }, 'map<integer>'],
    [{ const: 'after' }, 'string'],
    [{}, 'any'],
  ])('should write the type %j as %s', (schema, text) => {
    expect(typeText(schema)).toBe(text)
  })

  it.each([
    [0, '0 bytes'],
    [999, '999 bytes'],
    [200_000, '200 KB'],
    [2_333_592, '2.33 MB'],
    [1.5e9, '1.5 GB'],
  ])('should write %d bytes as %s', (bytes, text) => {
    expect(byteText(bytes)).toBe(text)
  })
})
