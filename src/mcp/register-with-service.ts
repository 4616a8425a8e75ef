import type { DatasetRequest } from '../server/datasets/dataset-request.ts'

/** The state of a service. */
export interface ServiceState {
  readonly url: string
  readonly answers: boolean
  /** What to do, if the links do not work yet. */
  readonly remedy?: string
}

const patience = 3_000

/**
 * Checks whether a service is available, and registers a data set whose request is too long for its name.
 * @param request null if the name of the data set contains the whole request
 */
export async function registerWithService(url: string, request: DatasetRequest | null): Promise<ServiceState> {
  const body = request === null ? null : JSON.stringify({ ...request, rows: request.rows ?? undefined })
  const [path, init] =
    body === null ? ['/livez', {}] : ['/datasets', { method: 'POST', headers: { 'content-type': 'application/json' }, body }]
  try {
    const answer = await fetch(`${url}${path}`, { ...init, signal: AbortSignal.timeout(patience) })
    if (answer.ok) return { url, answers: true }
    return { url, answers: true, remedy: `the service answered with status ${answer.status}: ${(await answer.text()).slice(0, 500)}` }
  } catch (error) {
    const reason =
      error instanceof Error && error.name === 'TimeoutError' ? 'the service did not answer in time' : `no service answers at ${url}`
    return {
      url,
      answers: false,
      remedy: `${reason}: start one with "synth serve" (port 8000), or name another with --url or SYNTH_URL`,
    }
  }
}
