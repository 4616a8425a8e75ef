import { describe, expect, it } from 'vitest'
import { distributions } from '../../src/random/distributions/index.ts'
import { compileTables, rangeCells } from '../engine/support/evaluate.ts'
import { distributionHashes } from './distributions.ts'
import { expectGolden } from './expect-golden.ts'
import { hashOf } from './hash-of.ts'

describe.each([...distributions.values()])('distribution $name', ({ name, example }) => {
  const amount = { name: 'amount', kind: 'decimal', scale: 3, min: -100_000, max: 100_000, distribution: { ...example, name } }
  const cells = rangeCells(compileTables([{ name: 'rows', rows: 9000, columns: [amount] }], 0), 42, 'rows', 'amount', 0, 9000)

  it('should make different numbers of its example', () => {
    expect(new Set(cells.lanes[0]).size).toBeGreaterThan(3)
  })

  it('should still give the numbers that this version gives', () => {
    expectGolden(distributionHashes, name, hashOf(cells))
  })
})
