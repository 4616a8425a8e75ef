import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { setTimeout as delay } from 'node:timers/promises'
import { cliPath } from '../../cli/support/run-cli.ts'

export interface Service {
  readonly port: number
  readonly pid: number
  /**
   * Milliseconds of processor time for which one turn of the event loop of the main thread was held at most since it was asked last: what
   * others wait for if nothing else runs on the machine. Linux only.
   */
  takeLongestHold(): Promise<number>
  stop(): Promise<void>
}

/** The settings of the C library with which `npm start`, the image and the unit start the service. */
const malloc = { MALLOC_ARENA_MAX: '2', MALLOC_TRIM_THRESHOLD_: '131072', MALLOC_MMAP_THRESHOLD_: '32768' }

const watch = new URL('watch-turns.js', import.meta.url).href

/** A real service in a process of its own for several tests, once it is warm. To be stopped after them. */
export async function startShared(args: readonly string[] = []): Promise<Service> {
  const serve = ['--import', watch, cliPath, 'serve', '--host', '127.0.0.1', '--port', '0', '--workers', '2']
  const child = spawn(process.execPath, [...serve, ...args], {
    env: { PATH: process.env['PATH'], ...malloc },
    stdio: ['ignore', 'pipe', 'ignore', 'ipc'],
  })
  let out = ''
  child.stdout?.on('data', (text) => (out += String(text)))
  while (!out.includes('/docs')) {
    if (child.exitCode !== null) throw new Error(`The service ended with ${child.exitCode}`)
    await delay(10)
  }
  const port = Number(/:(\d+)/.exec(out)?.[1])
  // It plans its examples first: the answer to another request shows that they are planned.
  await fetch(`http://127.0.0.1:${port}/api/explain`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ story: 'a library with 20 members', seed: 1 }),
  })
  return {
    port,
    pid: child.pid ?? 0,
    takeLongestHold: async () => {
      const told = once(child, 'message')
      child.send('longest')
      return ((await told) as [number])[0]
    },
    stop: async () => {
      child.kill('SIGKILL')
      await once(child, 'exit')
    },
  }
}
