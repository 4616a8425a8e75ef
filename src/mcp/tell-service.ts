import type { DatasetRequest } from '../server/datasets/dataset-request.ts'

/** What is known of a service. */
export interface ServiceState {
  readonly url: string
  readonly answers: boolean
  /** What to do, where the links do not work as they are. */
  readonly remedy?: string
}

const patience = 3_000

/**
 * Asks a service whether it is there, and tells it a data set that is too long to be its own name.
 * @param request null where the name of the data set says all
 */
export async function tellService(url: string, request: DatasetRequest | null): Promise<ServiceState> {
  const body = request === null ? null : JSON.stringify({ ...request, rows: request.rows ?? undefined })
  const [path, init] =
    body === null ? ['/livez', {}] : ['/datasets', { method: 'POST', headers: { 'content-type': 'application/json' }, body }]
  try {
    const answer = await fetch(`${url}${path}`, { ...init, signal: AbortSignal.timeout(patience) })
    if (answer.ok) return { url, answers: true }
    return { url, answers: true, remedy: `the service answered with the status ${answer.status}: ${(await answer.text()).slice(0, 500)}` }
  } catch (error) {
    const reason = error instanceof Error && error.name === 'TimeoutError' ? 'it did not answer in time' : 'nothing answers there'
    return {
      url,
      answers: false,
      remedy: `${reason}: start a service with "synth serve" (port 8000), or name another with --url or SYNTH_URL`,
    }
  }
}
