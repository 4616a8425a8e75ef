import { generateTask } from '../../../src/engine/generate-task.ts'
import type { Piece, Task } from '../../../src/engine/task.ts'
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

/** The pieces of a document with each section in one piece, however it was packed. */
export function sectionsOf(tasks: readonly Task[]): Piece[] {
  const pieces: Piece[] = []
  for (const piece of tasks.flatMap((task) => task.pieces)) {
    const last = pieces.at(-1)
    if (piece.type === 'rows' && last?.type === 'rows' && !piece.opens)
      pieces[pieces.length - 1] = { ...last, count: last.count + piece.count, closes: piece.closes }
    else pieces.push(piece)
  }
  return pieces
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
