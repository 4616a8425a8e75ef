/** Time after which a turn of the event loop should leave what is left to the next one, in milliseconds. */
const longestTurn = 15

/** Time at which this turn was first asked about, or undefined where it was not. */
let started: number | undefined

/** Whether this turn of the thread's event loop has lasted so long that what can wait should wait for the next one. */
export function isTurnUsedUp(): boolean {
  const now = performance.now()
  if (started === undefined) {
    started = now
    setImmediate(() => {
      started = undefined
    })
  }
  return now - started > longestTurn
}
