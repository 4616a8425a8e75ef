import { expect } from 'vitest'
import { SynthError } from '../../../src/errors.ts'
import { openSchema } from '../../../src/pipeline.ts'

/** Times the cost of the yardstick, generous to noise: most schemas take a tenth of it. */
const mostCost = 60

/** A schema that is much work for its length. */
export interface Hostile {
  readonly name: string
  readonly tables: readonly object[]
  /** Where it is refused and what is said; null where it is planned. */
  readonly refused: readonly [string, RegExp] | null
}

/** Expects a schema to be planned or refused soon. The yardstick is measured beside it, so that a busy machine slows both. */
export function expectSoon({ tables, refused }: Hostile): void {
  const [answer, cost] = timed(() => answerTo({ version: 1, tables }))
  const [, unit] = timed(yardstick)
  if (refused === null) expect(answer).toBeNull()
  else {
    expect(['schema_invalid', 'plan_too_costly']).toContain(answer?.code)
    expect(answer?.problems[0]).toEqual({ pointer: refused[0], detail: expect.stringMatching(refused[1]) })
  }
  expect(cost).toBeLessThan(mostCost * unit)
}

/** What a call returns, and its milliseconds of processor time. */
function timed<Result>(call: () => Result): [Result, number] {
  const before = process.cpuUsage()
  const result = call()
  const { user, system } = process.cpuUsage(before)
  return [result, (user + system) / 1000]
}

/** Work of a known size that allocates, hashes and sorts as planning does: about 30 ms of an idle core. */
function yardstick(): number {
  const words = Array.from({ length: 60_000 }, (_, i) => `w${(i * 7_919) % 60_000}`)
  return new Map(words.toSorted().map((word, code) => [word, code])).size
}

/** The refusal of a schema; null where it is planned. */
function answerTo(schema: object): SynthError | null {
  try {
    openSchema({ json: JSON.stringify(schema), rows: null, seed: 1, format: 'records', maxRows: 1e6 })
    return null
  } catch (error) {
    if (error instanceof SynthError) return error
    throw error
  }
}
