import { describe, expect, it } from 'vitest'
import { Turns } from '../../src/server/turns.ts'

/** Numbers the turns of the event loop until `work` is done. */
async function countingTurns<Result>(work: (turn: () => number) => Promise<Result>): Promise<Result> {
  let turn = 0
  let next = setImmediate(function count() {
    turn++
    next = setImmediate(count)
  })
  try {
    return await work(() => turn)
  } finally {
    clearImmediate(next)
  }
}

function busy(milliseconds: number): void {
  const end = performance.now() + milliseconds
  while (performance.now() < end);
}

describe('turns', () => {
  it('gives each piece of long work a turn of the event loop of its own, in order', async () => {
    const turns = new Turns()
    const ran = await countingTurns((turn) =>
      Promise.all(
        Array.from({ length: 5 }, (_, piece) =>
          turns.run(() => {
            busy(12)
            return { piece, turn: turn() }
          }),
        ),
      ),
    )
    expect(ran.map(({ piece }) => piece)).toEqual([0, 1, 2, 3, 4])
    expect(new Set(ran.map(({ turn }) => turn)).size).toBe(5)
  })

  it('runs short work at once', async () => {
    const turns = new Turns()
    const ran = await countingTurns((turn) => Promise.all(Array.from({ length: 20 }, () => turns.run(turn))))
    expect(new Set(ran)).toEqual(new Set([0]))
  })

  it('passes on errors of the work, and continues', async () => {
    const turns = new Turns()
    const failed = turns.run(() => {
      busy(12)
      throw new Error('no')
    })
    const next = turns.run(() => 'done')
    await expect(failed).rejects.toThrow('no')
    await expect(next).resolves.toBe('done')
  })
})
