import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { contentDisposition } from '../../src/server/content-disposition.ts'

/** The name that a client saves the file by (RFC 6266, RFC 8187). */
function savedName(header: string): string {
  const [, extended] = /; filename\*=UTF-8''((?:[\w!#$&+.^`|~-]|%[\dA-F]{2})*)$/.exec(header) ?? []
  const [, plain] = /^attachment; filename="([\w.-]*)"/.exec(header) ?? []
  return extended === undefined ? (plain ?? '') : decodeURIComponent(extended)
}

const letter = fc.constantFrom(...'abzXY09_-. ', 'é', 'ß', '李', 'ن', '😀', "'", '(', ')', '*', '"', '\\', '%', ';', '\n')

describe('contentDisposition', () => {
  it('should name a file as it is, in characters that every client reads', () => {
    expect(contentDisposition('order_items.csv.gz')).toBe('attachment; filename="order_items.csv.gz"')
    expect(contentDisposition('orders-part-00007-of-00128.parquet')).toBe('attachment; filename="orders-part-00007-of-00128.parquet"')
  })

  it('should give names beyond ASCII in both forms', () => {
    expect(contentDisposition('Bücher.csv')).toBe(`attachment; filename="B_cher.csv"; filename*=UTF-8''B%C3%BCcher.csv`)
  })

  it('should lead to the same name, whatever it is, and never leave the header', () => {
    fc.assert(
      fc.property(fc.string({ unit: letter, maxLength: 20 }), (name) => {
        const header = contentDisposition(name)
        expect(savedName(header)).toBe(name)
        expect(header).toMatch(/^[\x20-\x7e]+$/)
        expect(header.match(/"/g)).toHaveLength(2)
      }),
    )
  })
})
