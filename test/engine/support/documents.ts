import { generateTask } from '../../../src/engine/generate-task.ts'
import type { TaskItem, Task } from '../../../src/engine/task.ts'
import type { Output } from '../../../src/output/output.ts'
import { openStory } from '../../output/opened.ts'

export interface Wanted {
  readonly rows: number
  readonly seed?: number
  readonly format?: string
  /** The only table that is asked for. */
  readonly table?: string | null
}

export function openNamed(story: string, { rows, seed = 42, format = 'records', table = null }: Wanted): Output {
  return openStory({ story, rows, seed, format, table, maxRows: 1e10 })
}

export function taskBytes(task: Task, buffer: ArrayBuffer | null = null): Buffer {
  const result = generateTask(task, buffer)
  return Buffer.from(result.buffer, result.start, result.end - result.start)
}

/** The items of a document with each section in one piece, however it was packed. */
export function sectionsOf(tasks: readonly Task[]): TaskItem[] {
  const items: TaskItem[] = []
  for (const item of tasks.flatMap((task) => task.items)) {
    const last = items.at(-1)
    if (item.type === 'rows' && last?.type === 'rows' && !item.opens)
      items[items.length - 1] = { ...last, count: last.count + item.count, closes: item.closes }
    else items.push(item)
  }
  return items
}

type Row = Readonly<Record<string, unknown>>

export interface Records {
  readonly tables: Readonly<Record<string, readonly Row[]>>
  readonly meta: unknown
}

export interface Columns {
  readonly tables: Readonly<Record<string, Readonly<Record<string, readonly unknown[]>>>>
  readonly meta: unknown
}
