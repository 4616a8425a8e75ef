import { describe, expect, it } from 'vitest'
import { generateTask } from '../../src/engine/generate-task.ts'
import type { Task } from '../../src/engine/task.ts'
import { madeBytes, tasksOf } from '../output/made-bytes.ts'
import { openNamed, taskBytes } from './support/documents.ts'

const story = 'online shop'
const output = openNamed(story, { rows: 1600 })
const whole = madeBytes(output.steps())
const tasks = [...tasksOf(output)]

describe('generateTask', () => {
  it('should cut a large document into tasks of about a mebibyte', () => {
    expect(tasks.length).toBeGreaterThan(2)
    for (const task of tasks.slice(0, -1)) {
      const { start, end } = generateTask(task, null)
      expect(end - start).toBeGreaterThan(0.6 * 2 ** 20)
      expect(end - start).toBeLessThan(1.6 * 2 ** 20)
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

  it('should not be swayed by tasks of other plans, seeds and formats in between', () => {
    const others = [
      openNamed(story, { rows: 1600, seed: 7 }),
      openNamed(story, { rows: 200, format: 'columns' }),
      openNamed('a saas', { rows: 50 }),
    ]
    const parts = tasks.map((task) => {
      for (const other of others) for (const each of tasksOf(other)) taskBytes({ ...each, pieces: each.pieces.slice(-3) })
      return Buffer.from(taskBytes(task))
    })
    expect(Buffer.concat(parts).equals(whole)).toBe(true)
  })

  it('should compile the same plan from what crosses to another thread', () => {
    const crossed = tasks.map((task) => structuredClone({ ...task, plan: { ...task.plan, key: 'not compiled yet' } }))
    expect(Buffer.concat(crossed.map((task) => Buffer.from(taskBytes(task)))).equals(whole)).toBe(true)
  })
})
