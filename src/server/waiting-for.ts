/** What a person at the terminal should know of a service that was told to stop and does not end at once. */
export function waitingFor(responses: number, graceSeconds: number): string {
  const open = `${responses} open ${responses === 1 ? 'response' : 'responses'}`
  return `waiting for ${open}, up to ${graceSeconds} seconds; press Ctrl-C again to stop now`
}
