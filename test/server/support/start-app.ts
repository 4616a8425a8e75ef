import { connect, type AddressInfo, type Socket } from 'node:net'
import type { FastifyInstance } from 'fastify'
import { afterAll, onTestFinished } from 'vitest'
import { Pool, type PoolOptions } from '../../../src/pool/pool.ts'
import { buildApp } from '../../../src/server/build-app.ts'
import type { AppOptions } from '../../../src/server/create-service.ts'
import { fakeWorker } from '../../pool/support/fake-task.ts'
import { fakeCore } from './fake-core.ts'

export interface Running {
  readonly app: FastifyInstance
  readonly pool: Pool
  readonly port: number
  readonly url: string
}

/** Of a pool that is made for the app, the workers are fake. */
export interface StartOptions extends Partial<AppOptions> {
  readonly poolOptions?: Partial<PoolOptions>
}

/** An app with a fake generator that is closed after the test. */
export function createApp(options: StartOptions = {}): { app: FastifyInstance; pool: Pool } {
  const pair = buildPair(options)
  onTestFinished(() => pair.app.close())
  return pair
}

function buildPair({ poolOptions = {}, ...options }: StartOptions): { app: FastifyInstance; pool: Pool } {
  const workers = options.workers ?? 1
  const pool = options.pool ?? new Pool({ workers, filename: fakeWorker, ...poolOptions })
  return { app: buildApp({ core: fakeCore, workers, pool, ...options }), pool }
}

/** Gives the file that calls this at its top an app on a free port for all its tests that leave no trace in it; closed after them. */
export function shareApp(options: StartOptions = {}): () => Promise<Running> {
  let shared: Promise<Running> | null = null
  afterAll(async () => {
    await (await shared)?.app.close()
  })
  return () => (shared ??= listen(buildPair(options)))
}

/** The same on a free port of 127.0.0.1. */
export async function startApp(options: StartOptions = {}): Promise<Running> {
  return listen(createApp(options))
}

async function listen({ app, pool }: { app: FastifyInstance; pool: Pool }): Promise<Running> {
  await app.listen({ port: 0, host: '127.0.0.1' })
  const { port } = app.server.address() as AddressInfo
  return { app, pool, port, url: `http://127.0.0.1:${port}` }
}

/** A connection, and everything that arrives on it until its end. */
export function dial(port: number): { socket: Socket; received: Promise<Buffer> } {
  const socket = connect(port, '127.0.0.1')
  const parts: Buffer[] = []
  const received = new Promise<Buffer>((resolve) => {
    socket.on('data', (part) => parts.push(part))
    socket.on('error', () => {})
    socket.on('close', () => resolve(Buffer.concat(parts)))
  })
  return { socket, received }
}

/** Sends bytes and returns all that comes back until the server closes the connection. */
export async function exchange(port: number, bytes: string | Uint8Array): Promise<string> {
  const { socket, received } = dial(port)
  socket.write(bytes)
  return (await received).toString('latin1')
}

/** Waits until something holds; the test's own time-out is the limit. */
export async function until(condition: () => boolean): Promise<void> {
  while (!condition()) await new Promise((resolve) => setTimeout(resolve, 5))
}

/** Waits until a number has stopped growing. */
export async function steady(value: () => number): Promise<number> {
  for (;;) {
    const before = value()
    await new Promise((resolve) => setTimeout(resolve, 100))
    if (value() === before) return before
  }
}

/** The bytes of a request to generate. */
export function generateRequest(body: object, version = '1.1'): string {
  const text = JSON.stringify(body)
  return `POST /generate HTTP/${version}\r\nhost: x\r\ncontent-type: application/json\r\ncontent-length: ${Buffer.byteLength(text)}\r\n\r\n${text}`
}

export function post(url: string, body: object, headers: Record<string, string> = {}): Promise<Response> {
  return fetch(`${url}/generate`, {
    method: 'POST',
    headers: { 'content-type': 'application/json', ...headers },
    body: JSON.stringify(body),
  })
}
