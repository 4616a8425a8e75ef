import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { SynthError } from '../../src/errors.ts'
import { openStory } from './opened.ts'
import type { TaskItem, Task } from '../../src/engine/task.ts'
import { domains } from '../../src/domains/index.ts'
import { type Columns, openNamed, type Records, sectionsOf, taskBytes } from '../engine/support/documents.ts'
import { sampleDomains } from '../engine/support/sample-domains.ts'
import { madeBytes, madeJson, tasksOf } from './made-bytes.ts'

const stories = sampleDomains.map(({ name, story }): [string, string] => [name, story])
const formats = ['records', 'columns']
const trades = ['ecommerce', 'fintech', 'food_delivery', 'gaming', 'healthcare', 'saas']
const all = trades
  .map((name): [string, string] => [name, domains.get(name)?.story ?? ''])
  .flatMap(([name, story]) => formats.map((format): [string, string, string] => [name, format, story]))

/** Cuts sections at fractions of their rows, and the list of items into tasks at fractions of it. */
function cut(sections: readonly TaskItem[], rowCuts: readonly number[], taskCuts: readonly number[], like: Task): Task[] {
  const items = sections.flatMap((item): TaskItem[] => {
    if (item.type !== 'rows') return [item]
    const borders = [...new Set([0, ...rowCuts.map((share) => Math.floor(share * item.count)), item.count])].toSorted((a, b) => a - b)
    return borders.slice(0, -1).map((first, i) => {
      const end = borders[i + 1] ?? first
      return { ...item, first: item.first + first, count: end - first, opens: first === 0, closes: end === item.count }
    })
  })
  const ends = [...new Set([0, ...taskCuts.map((share) => Math.floor(share * items.length)), items.length])].toSorted((a, b) => a - b)
  return ends.slice(0, -1).map((start, i) => ({ ...like, items: items.slice(start, ends[i + 1]) }))
}

const shares = fc.array(fc.double({ min: 0, max: 1, noNaN: true }), { maxLength: 5 })

describe.each(all)('%s as %s', (_name, format, story) => {
  const output = openNamed(story, { rows: 450, format })
  const whole = madeBytes(output.steps())

  it('should have the same bytes however it is cut into tasks', () => {
    const tasks = [...tasksOf(output)]
    const [like] = tasks
    if (like === undefined) throw new Error('There is no task')
    const sections = sectionsOf(tasks)
    expect(Buffer.concat([taskBytes({ ...like, items: sections })]).equals(whole)).toBe(true)
    fc.assert(
      fc.property(shares, shares, (rowCuts, taskCuts) => {
        const bytes = cut(sections, rowCuts, taskCuts, like).map((task) => Buffer.from(taskBytes(task)))
        expect(Buffer.concat(bytes).equals(whole)).toBe(true)
      }),
      { numRuns: format === 'records' ? 3 : 1 },
    )
  })

  it('should be JSON with tables and the three fields of meta', () => {
    const { tables, meta } = madeJson<Records>(output)
    const counts = Object.entries(tables).map(([name, table]) => {
      const columns = Object.values(table)
      return [name, format === 'records' ? table.length : (columns[0] as unknown as unknown[]).length]
    })
    expect(meta).toEqual({ domain: _name, story, row_counts: Object.fromEntries(counts) })
    expect(Object.keys(meta as object)).toEqual(['domain', 'story', 'row_counts'])
    expect(counts.reduce((sum, [, count]) => sum + Number(count), 0)).toBe(output.rows)
  })

  it.each([0, 1, 2])('should be whole with %d rows', (rows) => {
    const small = openNamed(story, { rows, format })
    const { tables, meta } = madeJson<Records & Columns>(small)
    expect(small.isSmall).toBe(true)
    expect([...tasksOf(small)]).toHaveLength(1)
    const { row_counts: counts } = meta as { readonly row_counts: Readonly<Record<string, number>> }
    for (const [name, table] of Object.entries<readonly unknown[] | Readonly<Record<string, readonly unknown[]>>>(tables)) {
      const lengths = Array.isArray(table) ? [table.length] : Object.values(table).map((column) => (column as unknown[]).length)
      expect(new Set(lengths)).toEqual(new Set([counts[name]]))
      expect(rows === 0 ? counts[name] : 0).toBe(0)
    }
  })
})

describe.each(stories)('%s', (_name, story) => {
  it('should have the same cells as records and as columns', () => {
    const records = madeJson<Records>(openNamed(story, { rows: 150 }))
    const columns = madeJson<Columns>(openNamed(story, { rows: 150, format: 'columns' }))
    expect(Object.keys(columns.tables)).toEqual(Object.keys(records.tables))
    for (const [name, rows] of Object.entries(records.tables)) {
      const table = columns.tables[name] ?? {}
      expect(Object.keys(table)).toEqual(Object.keys(rows[0] ?? {}))
      expect(Object.fromEntries(Object.keys(table).map((column) => [column, rows.map((row) => row[column])]))).toEqual(table)
    }
  })

  it('should know the last row of five million without the others', () => {
    const { items, ...like } = lastTask(tasksOf(openNamed(story, { rows: 5_000_000 })))
    const last = items.findLast((item) => item.type === 'rows')
    if (last?.type !== 'rows') throw new Error('The last task has no rows')
    const end = last.first + last.count
    const alone = taskBytes({ ...like, items: [{ ...last, first: end - 1, count: 1, opens: false }] }).toString()
    const inDocument = taskBytes({ ...like, items }).toString()
    expect(JSON.parse(alone.replace(/^,/, ''))).toBeTypeOf('object')
    expect(inDocument.slice(0, inDocument.lastIndexOf('}]'))).toMatch(new RegExp(`${escaped(alone.slice(0, -1))}$`))
    expect(Object.values(JSON.parse(alone.replace(/^,/, '')) as object)[0]).toBe(end)
  })

  it('should plan as many rows as a response may have, or say that they are too many', () => {
    for (const rows of [1e7, 1e8, 1e9]) {
      try {
        const output = openStory({ story, rows, seed: 1, format: 'records', maxRows: 1e9 })
        const first = output.steps()[Symbol.iterator]().next()
        expect(first.done).toBe(false)
      } catch (error) {
        expect(error).toBeInstanceOf(SynthError)
        expect((error as SynthError).code).toBe('too_many_rows')
      }
    }
  })
})

describe('etag', () => {
  const base = { story: 'an online store', rows: 100, seed: 42, format: 'records', maxRows: 1e9 }

  it('should be quoted, strong and the same for the same request', () => {
    expect(openStory(base).etag).toMatch(/^"[\w-]{22}"$/)
    expect(openStory({ ...base, story: `${base.story}` }).etag).toBe(openStory(base).etag)
  })

  it('should be the same whatever the most rows are that are allowed', () => {
    expect(openStory({ ...base, maxRows: 1e8 }).etag).toBe(openStory(base).etag)
  })

  it.each([{ seed: 43 }, { format: 'columns' }, { rows: 101 }, { story: 'an online  store' }, { story: 'a saas with users' }])(
    'should change with %o',
    (change) => {
      expect(openStory({ ...base, ...change }).etag).not.toBe(openStory(base).etag)
    },
  )
})

function lastTask(tasks: Iterable<Task>): Task {
  let last: Task | undefined
  for (const task of tasks) last = task
  if (last === undefined) throw new Error('There is no task')
  return last
}

function escaped(text: string): string {
  return text.replaceAll(/[$()*+.?[\\\]^{|}]/g, String.raw`\$&`)
}
