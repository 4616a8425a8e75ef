import { type ChildProcess, execFile, spawn } from 'node:child_process'
import { once } from 'node:events'
import { readFileSync } from 'node:fs'
import { createServer } from 'node:net'
import { join } from 'node:path'
import { setTimeout as sleep } from 'node:timers/promises'
import { promisify } from 'node:util'

/** A server of its own process on 127.0.0.1. */
export interface ServerProcess {
  readonly port: number
  readonly url: string
  readonly pid: number
  stop(): Promise<void>
}

/** What a reader process saw of one response. */
export interface Reading {
  readonly bytes: number
  /** From the first byte to the last. */
  readonly seconds: number
  readonly firstByteSeconds: number
  /** Whether the response came to its end before the time was over. */
  readonly complete: boolean
  readonly tail: string
}

/** Milliseconds that a server gets to listen, on a busy machine too, and to end. */
const patience = { start: 60_000, end: 15_000 }

/** The product itself, as a user starts it. It logs errors to stderr, or warnings too to the open file `log`. */
export function startSynth(workers: number, log?: number): Promise<ServerProcess> {
  const cli = join(import.meta.dirname, '../../dist/src/cli.js')
  const level = log === undefined ? 'error' : 'warn'
  const options = ['--host', '127.0.0.1', '--workers', String(workers), '--log-level', level]
  return startServer((port) => [cli, 'serve', '--port', String(port), ...options], log)
}

/** The server of one constant buffer. */
export function startConstant(): Promise<ServerProcess> {
  return startServer((port) => [join(import.meta.dirname, 'constant-server.js'), String(port)])
}

/** Reads a response for at most `seconds` in a process of its own and throws it away. */
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
  if (reading.bytes === 0) throw new Error(`No byte of ${path} came within ${seconds} s`)
  return reading
}

/** Resident memory of a process in MB (10^6 bytes): the most it ever had, and what it has now. */
export function memoryOf(pid: number): { readonly peak: number; readonly now: number } {
  const status = readFileSync(`/proc/${pid}/status`, 'utf8')
  const field = (name: string): number => (Number(new RegExp(`${name}:\\s+(\\d+) kB`).exec(status)?.[1]) * 1024) / 1e6
  return { peak: field('VmHWM'), now: field('VmRSS') }
}

async function startServer(args: (port: number) => string[], log?: number): Promise<ServerProcess> {
  const port = await freePort()
  const child = spawn(process.execPath, args(port), { stdio: ['ignore', 'ignore', log ?? 'inherit'] })
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
