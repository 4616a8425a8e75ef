import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { domains } from '../../src/domains/index.ts'
import { compilePlan } from '../../src/engine/compile-plan.ts'
import type { CompiledPlan } from '../../src/engine/compiled-plan.ts'
import { Run } from '../../src/engine/run.ts'
import { Scratch } from '../../src/engine/scratch.ts'
import { SynthError } from '../../src/errors.ts'
import { referenceList } from '../../src/lexicon/index.ts'
import { draftPlan } from '../../src/plan/draft-plan.ts'
import { checkSchema } from '../../src/validation/check-schema.ts'
import { readSchema } from '../../src/validation/read-schema.ts'
import { columnCases } from '../columns/fixtures.ts'
import { violations } from '../columns/violations.ts'
import { mutated } from '../schema/mutations.ts'

const schemas: readonly unknown[] = [
  ...[...domains.values()].map(({ schema }) => schema),
  ...columnCases.map(({ tables }) => ({ version: 1, tables })),
]

/** The plan of a value, or the refusal of it. */
function outcomeOf(value: unknown): CompiledPlan | SynthError {
  try {
    const draft = draftPlan(checkSchema(value), 60, 1e6)
    return compilePlan(draft.plan, referenceList, draft)
  } catch (error) {
    if (error instanceof SynthError) return error
    throw error
  }
}

/** What the first rows of every table have that their layouts do not allow. */
function brokenCells(plan: CompiledPlan): string[] {
  const scratch = new Scratch()
  const run = new Run(plan, 5, scratch)
  return plan.tables.flatMap(({ index, plan: table, columns }) => {
    const count = Math.min(50, table.rows)
    if (count === 0) return []
    const frame = run.frame(index, 0, count)
    const broken = columns.flatMap(({ layout }, place) => {
      const { lanes, nulls } = frame.column(place)
      const found = violations({ layout, count, lanes, nulls: nulls?.slice(0, count) ?? null })
      return found.map((problem) => `${table.name}.${table.columns[place]?.name}: ${problem}`)
    })
    scratch.release()
    return broken
  })
}

describe('a schema from anywhere', () => {
  it('should be read or refused with a code, whatever JSON it is', () => {
    fc.assert(
      fc.property(fc.oneof(fc.jsonValue({ maxDepth: 6 }), fc.record({ version: fc.constant(1), tables: fc.jsonValue() })), (value) => {
        try {
          expect(readSchema(value)).toBe(value)
        } catch (error) {
          expect(error).toBeInstanceOf(SynthError)
          expect((error as SynthError).problems.length).toBeGreaterThan(0)
        }
      }),
      { numRuns: 500 },
    )
  })

  it('should generate cells of its layouts or be refused with its problems, however a valid one is changed', () => {
    fc.assert(
      fc.property(fc.constantFrom(...schemas), fc.infiniteStream(fc.nat()), (schema, stream) => {
        const value = mutated(schema, stream)
        const outcome = outcomeOf(value)
        if (outcome instanceof SynthError) expect(outcome.code).toMatch(/^(schema_invalid|too_many_rows)$/)
        else expect([brokenCells(outcome), JSON.stringify(value)]).toEqual([[], JSON.stringify(value)])
      }),
      { numRuns: Number(process.env['FUZZ_RUNS'] ?? 250), interruptAfterTimeLimit: 4000, markInterruptAsFailure: false },
    )
  })
})
