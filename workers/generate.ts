import { move, transferableSymbol, valueSymbol } from 'piscina'
import { generateTask } from '../src/engine/generate-task.ts'
import type { WorkerRequest } from '../src/pool/pool.ts'

/** The pool's entry: makes the bytes of one task in the buffer that came with it; buffers move back, they are not copied. */
export default function generate(request: WorkerRequest): unknown {
  if (request === null) return null
  const result = generateTask(request.task, request.buffer)
  const plain = result.plain?.buffer ?? null
  return move({ [transferableSymbol]: plain === null ? [result.buffer] : [result.buffer, plain], [valueSymbol]: result })
}
