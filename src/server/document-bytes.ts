import type { Document } from '../engine/document.ts'
import type { Core } from './core.ts'

/** Filled again and again by this thread; what is handed out is a copy. */
let scratch: ArrayBuffer | null = null

/** Generates a whole document on this thread. For small ones only: nothing else runs meanwhile. */
export function documentBytes(document: Document, core: Core): Buffer {
  const parts: Buffer[] = []
  for (const task of document.tasks()) {
    const { buffer, start, end } = core.generateTask(task, scratch)
    scratch = buffer
    parts.push(Buffer.from(new Uint8Array(buffer, start, end - start)))
  }
  const [only] = parts
  return only !== undefined && parts.length === 1 ? only : Buffer.concat(parts)
}
