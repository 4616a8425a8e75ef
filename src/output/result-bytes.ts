import type { TaskResult } from '../engine/task.ts'
import type { TaskStep } from './output.ts'

/**
 * The bytes of a result that belong to the response, in the memory of the result.
 * @throws Error if a part of an addressable file has another length than its file was laid out for: all bytes after it would be misplaced
 */
export function resultBytes({ buffer, start, end }: TaskResult, { cut }: Pick<TaskStep, 'cut'>): Uint8Array {
  if (cut === null) return new Uint8Array(buffer, start, end - start)
  if (end - start !== cut.of) throw new Error(`A part of an addressable file has ${end - start} bytes, but its place has ${cut.of}`)
  return new Uint8Array(buffer, start + cut.skip, cut.take)
}
