import type { Document } from '../../../src/output/output.ts'
import { generateTask } from '../../../src/engine/generate-task.ts'
import { openStory } from '../../../src/pipeline.ts'
import type { Piece, Task } from '../../../src/engine/task.ts'

export interface Wanted {
  readonly rows: number
  readonly seed?: number
  readonly format?: string
}

export function openNamed(story: string, { rows, seed = 42, format = 'records' }: Wanted): Document {
  return openStory({ story, rows, seed, format, maxRows: 1e10 })
}

export function taskBytes(task: Task, buffer: ArrayBuffer | null = null): Buffer {
  const result = generateTask(task, buffer)
  return Buffer.from(result.buffer, result.start, result.end - result.start)
}

/** All bytes of a document, task by task. */
export function documentBytes(document: Document): Buffer {
  return Buffer.concat(Array.from(document.tasks(), (task) => Buffer.from(taskBytes(task))))
}

/** The pieces of a document with each section in one piece, however it was packed. */
export function sectionsOf(tasks: readonly Task[]): Piece[] {
  const pieces: Piece[] = []
  for (const piece of tasks.flatMap((task) => task.pieces)) {
    const last = pieces.at(-1)
    if (piece.type === 'rows' && last?.type === 'rows' && piece.first > 0)
      pieces[pieces.length - 1] = { ...last, count: last.count + piece.count }
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

export function parsed<Shape extends Records | Columns>(bytes: Buffer): Shape {
  return JSON.parse(new TextDecoder('utf-8', { fatal: true }).decode(bytes)) as Shape
}
