import { type ReadonlySignal, type Signal, signal } from '@preact/signals'
import { remembered } from '../state/remembered.ts'
import { ApiError } from './api-error.ts'
import type { Dataset } from './dataset.ts'
import type { Explained } from './explained.ts'
import type { Inspected } from './inspected.ts'
import { jsonOf } from './json-of.ts'
import { problemOf } from './problem-of.ts'

/** The input of a data set. */
export interface Asked {
  readonly story?: string
  readonly schema?: object
  readonly rows?: number
  readonly seed: number
}

const tokenKey = 'synth-token'

/**
 * The client of the service. Methods throw an `ApiError` for an error answer or if there is no answer, and the `AbortError` of their
 * signal.
 */
export class Api {
  readonly #token: Signal<string | null> = signal(remembered('session', tokenKey))
  readonly #wanted: Signal<'no' | 'missing' | 'wrong'>

  /** @param isClosed whether the service is known to require a token */
  constructor(isClosed: boolean) {
    this.#wanted = signal(isClosed && this.#token.peek() === null ? 'missing' : 'no')
  }

  /** The token that is sent with requests; null for none. */
  get token(): ReadonlySignal<string | null> {
    return this.#token
  }

  /** Whether the service requires a token: `missing` if none was sent, `wrong` if it refused the one that was sent. */
  get wantedToken(): ReadonlySignal<'no' | 'missing' | 'wrong'> {
    return this.#wanted
  }

  /** Stores a token for this browser tab. */
  useToken(token: string): void {
    remembered('session', tokenKey, token)
    this.#wanted.value = 'no'
    // Setting null first notifies the listeners even if the token is the same as before.
    this.#token.value = null
    this.#token.value = token
  }

  /** The headers that let a request in. */
  get headers(): Readonly<Record<string, string>> {
    const token = this.#token.peek()
    return token === null ? {} : { authorization: `Bearer ${token}` }
  }

  explain(asked: Asked, signal: AbortSignal): Promise<Explained> {
    return this.#post('/api/explain', asked, signal).then((response) => jsonOf<Explained>(response))
  }

  inspect(asked: Asked, signal: AbortSignal): Promise<Inspected> {
    return this.#post('/api/validate-schema', asked, signal).then((response) => jsonOf<Inspected>(response))
  }

  async createDataset(asked: Asked, signal: AbortSignal): Promise<Dataset> {
    const response = await this.#post('/datasets', asked, signal)
    return { ...(await jsonOf<Omit<Dataset, 'location'>>(response)), location: response.headers.get('location') ?? '' }
  }

  /** Requests a path of this service. The caller reads the body of the answer. */
  get(path: string, init: RequestInit = {}): Promise<Response> {
    return this.#fetch(path, init)
  }

  #post(path: string, body: object, signal: AbortSignal): Promise<Response> {
    const headers = { 'content-type': 'application/json', prefer: 'problem-status=200' }
    return this.#fetch(path, { method: 'POST', headers, body: JSON.stringify(body), signal })
  }

  async #fetch(path: string, init: RequestInit): Promise<Response> {
    const token = this.#token.peek()
    const headers = { ...Object.fromEntries(new Headers(init.headers)), ...this.headers }
    const response = await fetch(path, { ...init, headers }).catch((error: unknown) => {
      if (init.signal?.aborted === true) throw error
      throw new ApiError({ status: 0, code: 'unreachable', title: 'No answer', detail: 'The service does not answer. Is it running?' })
    })
    if (response.ok && !isProblem(response)) return response
    const error = await problemOf(response)
    if (error.problem.code === 'unauthorized') this.#wanted.value = token === null ? 'missing' : 'wrong'
    throw error
  }
}

/** The page requests errors with the status 200, because browsers log every other status to the console, which would be every key press. */
function isProblem({ headers }: Response): boolean {
  return headers.get('content-type')?.startsWith('application/problem+json') === true
}
