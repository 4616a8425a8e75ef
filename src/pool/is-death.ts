/** Whether a thread ended during its task. Piscina reports it only by the message. */
export function isDeath(error: unknown): boolean {
  return error instanceof Error && error.message.startsWith('worker exited with code')
}
