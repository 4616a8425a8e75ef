/** Whether a thread ran out of heap, or the process out of memory for array buffers. */
export function isOutOfMemory(error: unknown): boolean {
  if (!(error instanceof Error)) return false
  const { code, message } = error as NodeJS.ErrnoException
  return code === 'ERR_WORKER_OUT_OF_MEMORY' || /^(Array buffer allocation failed|Invalid (typed array|array buffer) length)/.test(message)
}
