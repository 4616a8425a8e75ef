import { describe, expect, it } from 'vitest'
import { generateTask } from '../../src/engine/generate-task.ts'
import type { Task } from '../../src/engine/task.ts'
import { restThread } from '../../src/caches/rest-thread.ts'
import { madeBytes, tasksOf } from '../output/made-bytes.ts'
import { openNamed, taskBytes } from './support/documents.ts'

const story = 'online shop'
const output = openNamed(story, { rows: 4000 })
const whole = madeBytes(output.steps())
const tasks = [...tasksOf(output)]

describe('generateTask', () => {
  it('should cut a large document into tasks of about a mebibyte', () => {
    expect(tasks.length).toBeGreaterThan(4)
    const sizes = tasks.map((task) => {
      const { start, end } = generateTask(task, null)
      return (end - start) / 2 ** 20
    })
    // The first ones are small, so that the first bytes leave soon.
    for (const [index, usual] of [1 / 16, 1 / 4].entries()) expect((sizes[index] ?? 0) / usual).toBeCloseTo(1, 0)
    for (const size of sizes.slice(2, -1)) {
      expect(size).toBeGreaterThan(0.6)
      expect(size).toBeLessThan(1.6)
    }
  })

  it('should give the same bytes in a buffer that it has to grow', () => {
    for (const length of [0, 65_536]) {
      const parts = tasks.map((task) => Buffer.from(taskBytes(task, new ArrayBuffer(length))))
      expect(Buffer.concat(parts).equals(whole)).toBe(true)
    }
  })

  it('should give the same bytes in a buffer that another task has used', () => {
    let buffer: ArrayBuffer | null = null
    const parts = tasks.map((task) => {
      const result = generateTask(task, buffer)
      buffer = result.buffer
      return Buffer.from(Buffer.from(result.buffer, result.start, result.end - result.start))
    })
    expect(Buffer.concat(parts).equals(whole)).toBe(true)
  })

  it('should use the buffer that it is given when that is large enough', () => {
    const buffer = new ArrayBuffer(3 << 20)
    expect(generateTask(tasks[0] as Task, buffer).buffer).toBe(buffer)
  })

  it('should give the same bytes after the thread has rested', async () => {
    const parts: Buffer[] = []
    for (const [index, task] of tasks.entries()) {
      if (index % 3 === 1) await restThread()
      parts.push(Buffer.from(taskBytes(task)))
    }
    expect(Buffer.concat(parts).equals(whole)).toBe(true)
  })

  it('should not be swayed by tasks of other plans, seeds and formats in between', () => {
    const others = [
      openNamed(story, { rows: 4000, seed: 7 }),
      openNamed(story, { rows: 200, format: 'columns' }),
      openNamed('a saas', { rows: 50 }),
    ]
    const parts = tasks.map((task) => {
      for (const other of others) for (const each of tasksOf(other)) taskBytes({ ...each, items: each.items.slice(-3) })
      return Buffer.from(taskBytes(task))
    })
    expect(Buffer.concat(parts).equals(whole)).toBe(true)
  })

  it('should compile the same plan from the message to another thread', () => {
    const crossed = tasks.map((task) => structuredClone({ ...task, plan: { ...task.plan, key: 'not compiled yet' } }))
    expect(Buffer.concat(crossed.map((task) => Buffer.from(taskBytes(task)))).equals(whole)).toBe(true)
  })
})
