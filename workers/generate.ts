import { move, transferableSymbol, valueSymbol, workerData } from 'piscina'
import { generateTask } from '../src/engine/generate-task.ts'
import { hasOutgrown } from '../src/caches/outgrown.ts'
import { threadBudget } from '../src/caches/thread-budget.ts'
import { whileWanted } from '../src/wanted.ts'
import type { TaskRequest, WorkerRequest } from '../src/pool/worker-request.ts'
import { restThread } from '../src/caches/rest-thread.ts'

const { threadBytes } = workerData as { readonly threadBytes: number | null }
if (threadBytes !== null) threadBudget.set(threadBytes)

/** The id of the last task's plan. */
let plan = ''

/**
 * The pool's entry: makes the bytes of one task in the buffer that came with it, while they are wanted; buffers move back, they are not
 * copied.
 */
export default function generate(request: WorkerRequest): unknown {
  if (request === null) return null
  if ('rest' in request) return restThread()
  const isOther = request.task.plan.id !== plan
  plan = request.task.plan.id
  // A plan that is in use stays, however large it is.
  return isOther && hasOutgrown() ? restThread().then(() => made(request)) : made(request)
}

function made({ task, buffer, stop }: TaskRequest): unknown {
  const result = whileWanted(stop, () => generateTask(task, buffer))
  if (result === null) return null
  const plain = result.plain?.buffer ?? null
  return move({ [transferableSymbol]: plain === null ? [result.buffer] : [result.buffer, plain], [valueSymbol]: result })
}
