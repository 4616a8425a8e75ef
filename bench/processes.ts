import { type ChildProcess, execFile, spawn } from 'node:child_process'
import { once } from 'node:events'
import { readFileSync } from 'node:fs'
import { createServer } from 'node:net'
import { join } from 'node:path'
import { setTimeout as sleep } from 'node:timers/promises'
import { promisify } from 'node:util'

/** A server in a separate process on 127.0.0.1. */
export interface ServerProcess {
  readonly port: number
  readonly url: string
  readonly pid: number
  stop(): Promise<void>
}

/** Measurements of one response by a reader process. */
export interface Reading {
  readonly bytes: number
  /** Seconds from the first byte to the last. */
  readonly seconds: number
  readonly firstByteSeconds: number
  /** Whether the response was complete before the time limit. */
  readonly complete: boolean
  readonly tail: string
}

/** Milliseconds within which a server must listen, also on a busy machine, and exit. */
const patience = { start: 60_000, end: 15_000 }

/** The service, started as `npm start` does. It logs errors to stderr or, with the open file `log`, errors and warnings to this file. */
export function startSynth(workers: number, log?: number): Promise<ServerProcess> {
  const cli = join(import.meta.dirname, '../../dist/src/cli.js')
  const level = log === undefined ? 'error' : 'warn'
  const options = ['--host', '127.0.0.1', '--workers', String(workers), '--log-level', level]
  return startServer((port) => [cli, 'serve', '--port', String(port), ...options], log)
}

/** The server that sends one constant buffer. */
export function startConstant(): Promise<ServerProcess> {
  return startServer((port) => [join(import.meta.dirname, 'constant-server.js'), String(port)])
}

/** Reads a response for at most `seconds` in a separate process and discards it. */
export async function readAway(port: number, path: string, body: unknown, seconds: number): Promise<Reading> {
  const json = JSON.stringify(body)
  const head = [
    `POST ${path} HTTP/1.1`,
    'host: 127.0.0.1',
    'connection: close',
    'content-type: application/json',
    `content-length: ${Buffer.byteLength(json)}`,
  ]
  const request = Buffer.from(`${head.join('\r\n')}\r\n\r\n${json}`).toString('base64')
  const reader = join(import.meta.dirname, 'reader.js')
  const { stdout } = await promisify(execFile)(process.execPath, [reader, String(port), request, String(seconds)], {
    timeout: (seconds + 30) * 1000,
  })
  const reading = JSON.parse(stdout) as Reading
  if (reading.bytes === 0) throw new Error(`No byte of ${path} arrived within ${seconds} s`)
  return reading
}

/** Resident memory of a process in MB (10^6 bytes): the peak and the current value. */
export function memoryOf(pid: number): { readonly peak: number; readonly now: number } {
  const status = readFileSync(`/proc/${pid}/status`, 'utf8')
  const field = (name: string): number => (Number(new RegExp(`${name}:\\s+(\\d+) kB`).exec(status)?.[1]) * 1024) / 1e6
  return { peak: field('VmHWM'), now: field('VmRSS') }
}

/** Settings of glibc with which `npm start` and the files in `deploy` run the service. */
const malloc = { MALLOC_ARENA_MAX: '2', MALLOC_TRIM_THRESHOLD_: '131072', MALLOC_MMAP_THRESHOLD_: '32768' }

async function startServer(args: (port: number) => string[], log?: number): Promise<ServerProcess> {
  const port = await freePort()
  const env = { ...process.env, ...malloc }
  const child = spawn(process.execPath, args(port), { env, stdio: ['ignore', 'ignore', log ?? 'inherit'] })
  const url = `http://127.0.0.1:${port}`
  try {
    await untilListening(url, child)
  } catch (error) {
    await stop(child)
    throw error
  }
  return { port, url, pid: child.pid ?? 0, stop: () => stop(child) }
}

async function untilListening(url: string, child: ChildProcess): Promise<void> {
  const end = performance.now() + patience.start
  while (performance.now() < end && child.exitCode === null) {
    try {
      await (await fetch(`${url}/api/health`)).arrayBuffer()
      return
    } catch {
      await sleep(50)
    }
  }
  throw new Error(
    child.exitCode === null ? `The server did not listen within ${patience.start} ms` : `The server ended with code ${child.exitCode}`,
  )
}

async function stop(child: ChildProcess): Promise<void> {
  if (child.exitCode !== null || child.signalCode !== null) return
  const ended = once(child, 'exit')
  child.kill('SIGTERM')
  const killer = setTimeout(() => child.kill('SIGKILL'), patience.end)
  await ended
  clearTimeout(killer)
}

export async function freePort(): Promise<number> {
  const server = createServer().listen(0, '127.0.0.1')
  await once(server, 'listening')
  const address = server.address()
  server.close()
  await once(server, 'close')
  if (address === null || typeof address === 'string') throw new Error('There is no free port')
  return address.port
}
