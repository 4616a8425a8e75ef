import { afterEach, describe, expect, it, vi } from 'vitest'
import { generateTask } from '../../src/engine/generate-task.ts'
import type { Task, TaskResult } from '../../src/engine/task.ts'
import { stopFlag, whileWanted } from '../../src/wanted.ts'
import { openNamed } from './support/documents.ts'

afterEach(() => {
  vi.restoreAllMocks()
})

function bytesOf({ buffer, start, end }: TaskResult): Buffer {
  return Buffer.from(buffer, start, end - start)
}

/** What a task comes to when it is not wanted any more at the `place`-th look at its flag; null when that is before its end. */
function givenUpAt(place: number, task: Task): TaskResult | null {
  const flag = stopFlag()
  let looks = 0
  const spy = vi.spyOn(Atomics, 'load').mockImplementation((array, index) => (++looks >= place ? 1 : Number(array[index])) as never)
  try {
    return whileWanted(flag, () => generateTask(task, null))
  } finally {
    spy.mockRestore()
  }
}

function tasksOf(format: string, table: string | null): Task[] {
  const output = openNamed('an online shop', { rows: 3000, format, table })
  return [...output.steps()].flatMap((step) => (step.type === 'task' ? [step.task] : []))
}

describe.each([
  ['records', null],
  ['columns', null],
  ['csv', 'orders'],
  ['sql', null],
  ['parquet', 'orders'],
  ['arrow', 'orders'],
])('a task of %s that is given up', (format, table) => {
  it('should leave nothing behind that changes the bytes of others', () => {
    // Under another name the plan is compiled once more, so that this is given up, too.
    const tasks = tasksOf(format, table)
      .slice(0, 2)
      .map((task) => ({ ...task, plan: { ...task.plan, key: `${task.plan.id} of ${format}` } }))
    const expected = tasksOf(format, table)
      .slice(0, 2)
      .map((task) => bytesOf(generateTask(task, null)))
    for (const [index, task] of tasks.entries()) {
      let [place, last] = [1, 1]
      for (let result: TaskResult | null = null; result === null; [place, last] = [place + last, place]) {
        result = givenUpAt(place, task)
        const other = (index + 1) % tasks.length
        expect(bytesOf(result ?? generateTask(task, null)).equals(expected[index] as Buffer)).toBe(true)
        expect(bytesOf(generateTask(tasks[other] as Task, null)).equals(expected[other] as Buffer)).toBe(true)
      }
      expect(place).toBeGreaterThan(3)
    }
  })
})
