/** Whether a thread ended in the middle of its task; Piscina tells it by words only. */
export function isDeath(error: unknown): boolean {
  return error instanceof Error && error.message.startsWith('worker exited with code')
}
