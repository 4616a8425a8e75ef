import { describe, expect, it } from 'vitest'
import { type Cluster, simulate } from '../../bench/machines/simulate.ts'

const cluster: Cluster = {
  machines: 100,
  parts: Array<number>(128).fill(100),
  before: { first: 0, next: 0 },
  slowness: 1,
  death: null,
  lease: 15,
}
const ideal = (128 * 100) / 100

describe('the simulation of many machines', () => {
  it('should take a round for each part of a machine, as docs/hundred-machines.md has it', () => {
    expect(simulate(cluster) / ideal).toBeCloseTo(1.56, 2)
    expect(simulate({ ...cluster, parts: Array<number>(1024).fill(12.5) }) / ideal).toBeCloseTo(1.07, 2)
    expect(simulate({ ...cluster, machines: 1 })).toBe(12_800)
    expect(simulate({ ...cluster, before: { first: 2, next: 1 } })).toBe(203)
  })

  it('should wait for the part that a slow machine has', () => {
    expect(simulate({ ...cluster, slowness: 4 })).toBe(400)
    expect(simulate({ ...cluster, machines: 128, slowness: 1.5 })).toBe(150)
  })

  it('should hand out the part of a machine that dies again, after the lease', () => {
    expect(simulate({ ...cluster, machines: 128, death: 60 })).toBe(200)
    expect(simulate({ ...cluster, machines: 128, death: 60, lease: 60 })).toBe(220)
    expect(simulate({ ...cluster, machines: 128, death: 100 })).toBe(100)
    expect(simulate({ ...cluster, machines: 2, parts: [10, 10, 10, 10], death: 0, lease: 3 })).toBe(40)
  })
})
