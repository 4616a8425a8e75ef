import { expect, it } from 'vitest'
import { KeptTables } from '../../src/engine/kept-tables.ts'
import { Room } from '../../src/caches/room.ts'
import { Run } from '../../src/engine/run.ts'
import { Scratch } from '../../src/engine/scratch.ts'
import { compileTables } from '../engine/support/evaluate.ts'

it('should be reserved once, released, and requested from others when it is short', () => {
  const room = new Room(100)
  let spare = 2
  room.onShort(() => {
    if (spare-- <= 0) return false
    room.give(30)
    return true
  })
  expect([room.take(60), room.take(30), room.take(40), room.take(80), room.used]).toEqual([true, true, true, false, 70])
})

const plan = compileTables(
  [
    {
      name: 'kinds',
      rows: 3000,
      columns: [
        { name: 'id', kind: 'sequence' },
        { name: 'size', kind: 'integer', min: 0, max: 9 },
      ],
    },
    {
      name: 'things',
      rows: 20_000,
      columns: [
        { name: 'kind', kind: 'foreign_key', table: 'kinds' },
        { name: 'size', kind: 'lookup', through: 'kind', column: 'size' },
      ],
    },
  ],
  1,
)

/** Reads as many rows as it takes to keep the other table. */
function sizesOf(run: Run): number[] {
  const sizes: number[] = []
  for (let first = 0; first < 20_000; first += 1000) {
    sizes.push(...(run.frame(1, first, 1000).column(1).lanes[0] ?? new Float64Array()).subarray(0, 1000))
    run.scratch.release()
  }
  return sizes
}

it('should be one for the tables that runs keep, and change no cell where there is none', () => {
  const room = new Room(100_000)
  const [first, second, third] = [1, 1, 1].map((seed) => new Run(plan, seed, new Scratch(), room)) as [Run, Run, Run]
  const sizes = sizesOf(first)
  const kept = room.used
  expect(kept).toBeGreaterThanOrEqual(24_000)
  expect(sizesOf(second)).toEqual(sizes)
  room.mostBytes = room.used
  expect(sizesOf(third)).toEqual(sizes)
  expect(room.used).toBe(2 * kept)
  first.forget()
  expect(sizesOf(first)).toEqual(sizes)
  second.forget()
  expect(room.used).toBe(kept)
})

it('should be given back by tables that are written column by column', () => {
  const room = new Room(2 ** 20)
  const tables = new KeptTables(room)
  const run = new Run(plan, 1, new Scratch(), room)
  const batches = tables.of(run, 1, [0, 1, 0])
  const known = batches.known(0, 1024)
  for (const index of [0, 1]) run.frame(1, 0, 1024, known).column(index)
  batches.keep(0, 1024, known)
  expect(room.used).toBe(2 ** 20)
  expect(room.take(5)).toBe(false)
  tables.forget(run)
  expect(room.take(5)).toBe(true)
})
