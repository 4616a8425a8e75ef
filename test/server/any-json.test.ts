import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { mutated } from '../schema/mutations.ts'
import { library, shareAsking } from './support/schemas.ts'

const ask = shareAsking()

const anyJson = fc.oneof(
  fc.jsonValue({ maxDepth: 6 }),
  fc.record({ schema: fc.jsonValue({ maxDepth: 5 }) }),
  fc.record({ schema: fc.record({ version: fc.constant(1), tables: fc.jsonValue({ maxDepth: 4 }) }), seed: fc.constant(1) }),
)

/** Requests whose schema is a valid one with a few places changed. */
const nearlyRight = fc.infiniteStream(fc.nat()).map((numbers) => ({ schema: mutated(library, numbers), rows: 3, seed: 1 }))

/** The status of an answer, of which a refusal says why. */
async function statusOf(path: string, body: unknown): Promise<number> {
  const { statusCode, payload } = await ask(path, JSON.stringify(body))
  if (statusCode < 400) return statusCode
  const problem: unknown = JSON.parse(payload)
  expect(problem).toMatchObject({ status: statusCode, code: expect.stringMatching(/^[a-z_]+$/), detail: expect.stringMatching(/.{10}/su) })
  return statusCode
}

describe('a body of any JSON', () => {
  it('should be refused with 4xx by the endpoints that generate data', async () => {
    await fc.assert(
      fc.asyncProperty(fc.constantFrom('/api/generate-data', '/generate'), anyJson, async (path, body) => {
        expect(Math.floor((await statusOf(path, body)) / 100)).toBe(4)
      }),
      { numRuns: 200 },
    )
  })

  it('should never make generation or validation fail, however close to a schema it is', async () => {
    await fc.assert(
      fc.asyncProperty(
        fc.constantFrom('/api/generate-data', '/api/validate-schema'),
        fc.oneof(anyJson, nearlyRight, nearlyRight),
        async (path, body) => {
          expect([2, 4]).toContain(Math.floor((await statusOf(path, body)) / 100))
        },
      ),
      { numRuns: 150 },
    )
  })
})
