import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { arrow } from '../../../src/formats/arrow/arrow.ts'
import { anyTable } from '../arbitraries.ts'
import { optionsOf, writeFile } from '../one-file.ts'
import { plainColumns, wellFormed } from '../plain-cell.ts'
import { sampleTable } from '../sample.ts'
import { readArrow } from './read-arrow.ts'

const options = optionsOf()

describe('arrow', () => {
  it('should give the cells of the vectors, whatever they are and however they are cut', () => {
    fc.assert(
      fc.property(fc.nat(9).chain(anyTable), fc.integer({ min: 1, max: 9 }), fc.integer({ min: 1, max: 9 }), (table, step, blockRows) => {
        const read = readArrow(writeFile(arrow, table, options, { step, blockRows }))
        expect(read.names).toStrictEqual(table.columns.map(({ name }) => wellFormed(name)))
        expect(read.columns).toStrictEqual(plainColumns(table))
      }),
      { numRuns: 300 },
    )
  })

  it.each([0, 1, 7, 1_023, 1_024, 1_025, 70_000])('should write %i rows', (rows) => {
    const table = sampleTable('customers', rows)
    const read = readArrow(writeFile(arrow, table, options))
    expect(read.table.numRows).toBe(rows)
    expect(read.columns).toStrictEqual(plainColumns(table))
  })
})
