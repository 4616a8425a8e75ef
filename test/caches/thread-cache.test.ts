import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { afterEach, describe, expect, it } from 'vitest'
import { forgetAll } from '../../src/caches/rest.ts'
import { threadBudget } from '../../src/caches/thread-budget.ts'
import { threadCache } from '../../src/caches/thread-cache.ts'

const megabyte = 2 ** 20

interface Kept {
  readonly bytes: number
}

afterEach(() => threadBudget.set(96 * megabyte))

describe('threadCache', () => {
  it('should keep no more than its share of the bytes of the thread, and one entry that is larger', () => {
    threadBudget.set(16 * megabyte)
    const cache = threadCache<Kept>('schemas', ({ bytes }) => bytes)
    const made: string[] = []
    const get = (key: string, bytes: number): Kept =>
      cache.get(key, () => {
        made.push(key)
        return { bytes }
      })
    get('first', 1.5 * megabyte)
    get('second', 1.5 * megabyte)
    get('second', 1.5 * megabyte)
    get('first', 1.5 * megabyte)
    get('large', 64 * megabyte)
    get('large', 64 * megabyte)
    expect(made).toStrictEqual(['first', 'second', 'first', 'large'])
  })

  it('should be emptied when the thread is idle, unless every plan needs it again', () => {
    const rests = threadCache<Kept>('distributionTables')
    const stays = threadCache<Kept>('sites')
    const before = [rests, stays].map((cache) => cache.get('key', () => ({ bytes: 1 })))
    forgetAll()
    const after = [rests, stays].map((cache) => cache.get('key', () => ({ bytes: 2 })))
    expect(after[0]).not.toBe(before[0])
    expect(after[1]).toBe(before[1])
  })
})

describe('the caches of src', () => {
  const root = join(import.meta.dirname, '../../src')
  const sources = readdirSync(root, { recursive: true, encoding: 'utf8' })
    .filter((file) => file.endsWith('.ts') && !file.startsWith('caches/'))
    .map((file) => [file, readFileSync(join(root, file), 'utf8')] as const)

  it('should take their limits from the table of budgets', () => {
    const own = sources.flatMap(([file, text]) => (/boundedCache(?:<.*>)?\((?!cacheBudgets\.)/.test(text) ? [file] : []))
    // A table has a writer for each of its columns.
    expect(own).toEqual(['engine/table-writer.ts'])
  })
})
