import { describe, expect, it } from 'vitest'
import { domains } from '../../src/domains/index.ts'
import { encoders } from '../../src/encoders/index.ts'
import { documentBytes, openNamed } from './support/documents.ts'

const all = [...domains.values()].flatMap(({ name, story }) => [...encoders.keys()].map((format) => ({ name, format, story })))

describe.each(all)('the size of $name as $format', ({ story, format }) => {
  it('should be estimated within a few percent', () => {
    const document = openNamed(story, { rows: 100, format })
    const share = document.estimatedBytes / documentBytes(document).length
    expect(share).toBeGreaterThan(0.95)
    expect(share).toBeLessThan(1.05)
  })
})

describe('the size of a document', () => {
  it.each([...encoders.keys()])('should be known to the byte when its tables are short, as %s', (format) => {
    for (const rows of [0, 1, 9]) {
      const document = openNamed('a web shop in München with 20 products', { rows, format })
      expect(document.estimatedBytes).toBeCloseTo(documentBytes(document).length, 6)
    }
  })
})
