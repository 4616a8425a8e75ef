import { expect } from 'vitest'
import { SynthError } from '../../../src/errors.ts'
import { openSchema } from '../../../src/pipeline.ts'
import { slowness } from '../../support/slowness.ts'

/** Milliseconds of processor time on an idle machine, generous to noise: most schemas take a tenth of it. */
const mostCost = 1_800

/** A schema that is much work for its length. */
export interface Hostile {
  readonly name: string
  readonly tables: readonly object[]
  /** Where it is refused and what is said; null where it is planned. */
  readonly refused: readonly [string, RegExp] | null
}

/** Expects a schema to be planned or refused soon. */
export function expectSoon({ tables, refused }: Hostile): void {
  const before = process.cpuUsage()
  const answer = answerTo({ version: 1, tables })
  const { user, system } = process.cpuUsage(before)
  if (refused === null) expect(answer).toBeNull()
  else {
    expect(['schema_invalid', 'plan_too_costly']).toContain(answer?.code)
    expect(answer?.problems[0]).toEqual({ pointer: refused[0], detail: expect.stringMatching(refused[1]) })
  }
  expect((user + system) / 1000).toBeLessThan(mostCost * slowness())
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
