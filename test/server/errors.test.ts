import type { FastifyInstance } from 'fastify'
import { describe, expect, it } from 'vitest'
import { dataVersion } from '../../src/data-version.ts'
import { errorHelp } from '../../src/error-help.ts'
import { type ErrorCode, errorTable, SynthError } from '../../src/errors.ts'
import { refChecksum } from '../../src/server/datasets/ref-checksum.ts'
import { appWithoutWorkers } from './support/kill-worker.ts'
import { checkHost } from '../../src/server/security/check-host.ts'
import { noSecurity } from '../../src/server/security/no-security.ts'
import type { Security } from '../../src/server/security/security.ts'
import { tableOf } from './support/schemas.ts'
import { fakeModel } from './support/fake-model.ts'
import { createApp, dial, exchange, generateRequest, post, shareApp, startApp, until } from './support/start-app.ts'

const sharedApp = shareApp()

const json = { 'content-type': 'application/json' }
const story = '{"size": 10}'

/** The problem in a raw answer. */
function problemIn(answer: string): unknown {
  return JSON.parse(answer.slice(answer.indexOf('\r\n\r\n') + 4))
}

async function postRaw(payload: string, headers: Record<string, string> = json): Promise<unknown> {
  return (await (await sharedApp()).app.inject({ method: 'POST', url: '/generate', headers, payload })).json()
}

async function postSchema(body: object): Promise<unknown> {
  return (await (await sharedApp()).app.inject({ method: 'POST', url: '/api/generate-data', headers: json, payload: body })).json()
}

async function get(url: string, headers: Record<string, string> = {}): Promise<unknown> {
  return (await (await sharedApp()).app.inject({ method: 'GET', url, headers })).json()
}

/** What a language model's failure comes to for the one who asked. */
async function askModel(code: ErrorCode | null): Promise<unknown> {
  const llm = code === null ? null : fakeModel(() => Promise.reject(new SynthError(code, 'As told')))
  const payload = JSON.stringify({ story, engine: 'llm' })
  return (await createApp({ llm }).app.inject({ method: 'POST', url: '/api/generate-schema', headers: json, payload })).json()
}

function secured(security: Partial<Security>): FastifyInstance {
  return createApp({ security: { ...noSecurity, ...security } }).app
}

/** What a failure of the fleet comes to for the one who asked. */
async function askFleet(code: ErrorCode): Promise<unknown> {
  const fail = (): Promise<never> => Promise.reject(new SynthError(code, 'As told'))
  const fleet = { shown: 'redis://localhost:6379', submit: fail, status: fail, cancel: fail, close: () => Promise.resolve() }
  return (await createApp({ fleet }).app.inject({ url: '/exports/lake~none' })).json()
}

/** A ref of another version of the data. */
function refOf(version: number): string {
  const digest = 'x'.repeat(22)
  return `s${version}~${digest}${refChecksum(version, digest).toString('base64url')}`
}

/** Errors of the library and the command line alone; their own tests reach them. */
type LibraryCode =
  | 'dataset_differs'
  | 'export_failed'
  | 'database_failed'
  | 'database_unsuited'
  | 'file_exists'
  | 'package_missing'
  | 'rows_would_change'
  | 'table_exists'
  | 'world_closed'
  | 'write_failed'

/** One way to each error; a code without one does not compile. */
const ways: Record<Exclude<ErrorCode, LibraryCode>, () => Promise<unknown>> = {
  body_malformed: () => postRaw('{'),
  request_malformed: async () => problemIn(await exchange((await sharedApp()).port, 'hello\r\n\r\n')),
  validation_failed: () => postRaw('{}'),
  unauthorized: async () => (await secured({ token: 'secret' }).inject({ url: '/datasets/x' })).json(),
  host_not_allowed: async () => (await secured({ checkHost: checkHost([], true) }).inject({ url: '/', headers: { host: 'evil' } })).json(),
  rate_limited: async () => {
    const app = secured({ requestsPerMinute: 1 })
    await app.inject({ url: '/nowhere' })
    return (await app.inject({ url: '/nowhere' })).json()
  },
  not_found: () => get('/nowhere'),
  dataset_unknown: () => get('/datasets/nothing'),
  export_unknown: () => askFleet('export_unknown'),
  export_stopping: () => askFleet('export_stopping'),
  queue_unavailable: () => askFleet('queue_unavailable'),
  exports_not_configured: () => get('/exports/lake~none'),
  dataset_version: () => get(`/datasets/${refOf(dataVersion + 1)}`),
  table_unknown: () => get('/datasets/shops.csv?story=an+online+shop'),
  method_not_allowed: () => get('/generate'),
  not_acceptable: () => get('/api/health', { accept: 'image/png' }),
  request_timeout: async () => problemIn(await exchange((await startApp({ limits: { headers: 50, request: 50, check: 10 } })).port, 'GET')),
  body_too_large: () => postRaw(JSON.stringify({ story: 'x'.repeat(300_000) })),
  uri_too_long: () => get(`/errors/${'x'.repeat(8200)}`),
  media_type_unsupported: () => postRaw('x', { 'content-type': 'text/plain' }),
  expectation_failed: async () =>
    problemIn(await exchange((await sharedApp()).port, 'GET / HTTP/1.1\r\nhost: x\r\nexpect: magic\r\nconnection: close\r\n\r\n')),
  story_not_understood: () => postRaw('{"story": "weather on mars"}'),
  story_language: () => postRaw('{"story": "50 clientes con nombre y correo"}'),
  import_unreadable: () => postRaw('{"story": "CREATE TABLE users (id int, name text"}'),
  story_contradicts: () => postRaw('{"story": "a hospital with 500 patients and 200 patients"}'),
  schema_invalid: () => postRaw('{"story": "an impossible schema"}'),
  selection_unknown: () => postRaw('{"story": "an online shop", "table": "shops"}'),
  format_unsuited: () => postSchema({ schema: tableOf([{ name: 'nul', kind: 'constant', value: '\0' }]), format: 'sql' }),
  range_not_satisfiable: () => postRaw('{"story": "{\\"addressed\\": true}", "rows": 2}', { ...json, range: `bytes=${1 << 20}-` }),
  plan_too_costly: async () =>
    (await post((await startApp({ poolOptions: { taskMilliseconds: 50 } })).url, { story: '{"delay": 400}', rows: 2 })).json(),
  too_many_rows: () => postRaw(JSON.stringify({ story, rows: 2_000_000 })),
  headers_too_large: async () => problemIn(await exchange((await sharedApp()).port, `GET / HTTP/1.1\r\nx: ${'y'.repeat(20_000)}\r\n\r\n`)),
  internal_error: () => postRaw(JSON.stringify({ story: '{"fail": true}', rows: 1 })),
  llm_failed: () => askModel('llm_failed'),
  llm_schema_invalid: () => askModel('llm_schema_invalid'),
  llm_busy: () => askModel('llm_busy'),
  llm_not_configured: () => askModel(null),
  llm_timeout: () => askModel('llm_timeout'),
  saturated: async () => (await post((await startApp({ maxResponses: 0 })).url, { story: '{}', rows: 2 })).json(),
  starting: async () => (await createApp({ waitsForThreads: false }).app.inject({ url: '/readyz' })).json(),
  workers_lost: async () => (await fetch(`${(await appWithoutWorkers()).url}/readyz`)).json(),
  shutting_down: async () => {
    const { app, port, pool } = await startApp({ graceMilliseconds: 5000 })
    const { socket, received } = dial(port)
    socket.write(generateRequest({ story: '{"delay": 30}', rows: 8, seed: 1 }))
    await until(() => pool.started > 1)
    const closed = app.close()
    // The second request arrives on a connection that is busy, and is answered after the first.
    socket.write(generateRequest({ story, rows: 1 }))
    const answer = (await received).toString('latin1')
    await closed
    expect(answer).toMatch(/retry-after: \d+/)
    return problemIn(answer.slice(answer.lastIndexOf('HTTP/1.1')))
  },
}

describe('the table of errors', () => {
  it.each(Object.keys(ways) as (keyof typeof ways)[])('should be reached at %s', async (code) => {
    const { status, title } = errorTable[code]
    const problem = (await ways[code]()) as Record<string, unknown>
    expect(problem).toMatchObject({
      type: `/errors/${code}`,
      title,
      status,
      code,
      detail: expect.any(String),
      instance: expect.any(String),
    })
    expect(Object.keys(problem).filter((key) => key !== 'errors')).toEqual(['type', 'title', 'status', 'detail', 'instance', 'code'])
    expect(JSON.stringify(problem)).not.toMatch(/FST_|node_modules|\.ts:|\.js:|    at /)
  })

  it.each(Object.keys(errorTable) as ErrorCode[])('should be explained where the type of %s leads', async (code) => {
    expect(await get(`/errors/${code}`)).toEqual({ code, ...errorTable[code], ...errorHelp[code] })
  })
})
