import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { formats } from '../../src/formats/index.ts'
import { Planner } from '../../src/planner/planner.ts'
import { threadedCore } from '../../src/server/core.ts'
import { core } from '../server/support/core.ts'
import { madeBytes } from '../output/made-bytes.ts'
import { library } from '../server/support/schemas.ts'

const planner = new Planner()
const threaded = threadedCore(planner)
const making = { seed: 7, maxRows: 1e9 }
const story = 'an online shop with 30 customers, 20% of orders returned'

beforeAll(() => planner.ready())
afterAll(() => planner.close())

describe('a core whose planner is another thread', () => {
  it.each([...formats.keys()])('should open the response that the thread itself opens, as %s', async (format) => {
    for (const table of [null, 'orders']) {
      const request = { ...making, story, rows: null, format, table }
      const [there, here] = [await threaded.openStory(request), await core.openStory(request)]
      expect([there.etag, there.rows, there.length, there.unused]).toEqual([here.etag, here.rows, here.length, here.unused])
      expect(madeBytes(there.steps()).equals(madeBytes(here.steps()))).toBe(true)
    }
    const request = { ...making, schema: library, rows: 5, format }
    const [there, here] = [await threaded.openSchema(request), await core.openSchema(request)]
    expect(madeBytes(there.steps()).equals(madeBytes(here.steps()))).toBe(true)
  })

  it('should give the same answers as the thread', async () => {
    const source = { story, rows: null }
    expect(await threaded.explainStory({ ...source, ...making, format: 'records' })).toEqual(
      await core.explainStory({ ...source, ...making, format: 'records' }),
    )
    expect(await threaded.describeStory(source, 7)).toEqual(await core.describeStory(source, 7))
    const sent = { schema: library, rows: null }
    expect(await threaded.inspectSchema({ ...sent, ...making })).toEqual(await core.inspectSchema({ ...sent, ...making }))
    expect(await threaded.describeSchema(sent, 7)).toEqual(await core.describeSchema(sent, 7))
    expect(await threaded.schemaOfStory(source)).toEqual(await core.schemaOfStory(source))
    expect(await threaded.unusedInStory(source)).toBe(await core.unusedInStory(source))
  })

  it('should refuse as the thread itself does, with all problems', async () => {
    const sent = { schema: { version: 1, tables: [{ name: 'a' }, { rows: -1 }] }, rows: null, ...making }
    const reasonOf = (asked: Promise<unknown>): Promise<unknown> =>
      asked.then(
        () => null,
        ({ code, message, problems }) => ({ code, message, problems }),
      )
    expect(await reasonOf(threaded.inspectSchema(sent))).toEqual(await reasonOf(core.inspectSchema(sent)))
    expect(await reasonOf(threaded.openStory({ ...making, story: 'weather on mars', rows: null, format: 'csv' }))).toMatchObject({
      code: 'story_not_understood',
    })
  })

  it('should try the rows of every seed where there are constraints', async () => {
    const columns = [
      { name: 'row', kind: 'sequence' },
      { name: 'size', kind: 'integer', min: 0, max: 40 },
    ]
    const schema = { version: 1, tables: [{ name: 'things', rows: 20, columns, constraints: ['size > 0'] }] }
    const outcomes = await Promise.all(
      Array.from({ length: 24 }, (_, seed) =>
        threaded.openSchema({ ...making, seed, schema, rows: null, format: 'csv' }).then(
          () => 'made',
          ({ code }) => String(code),
        ),
      ),
    )
    expect(new Set(outcomes)).toEqual(new Set(['made', 'schema_invalid']))
  })
})
