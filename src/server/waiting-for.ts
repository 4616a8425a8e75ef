/** A message for the terminal when the service was asked to stop and waits for open responses. */
export function waitingFor(responses: number, graceSeconds: number): string {
  const open = `${responses} open ${responses === 1 ? 'response' : 'responses'}`
  return `waiting for ${open}, up to ${graceSeconds} seconds; press Ctrl-C again to stop now`
}
