import { type ChildProcess, spawn } from 'node:child_process'
import { once } from 'node:events'
import { existsSync, mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { freePort, untilReady } from './local-server.ts'

/** A server of Redis or Valkey of its own, which keeps what it was told when it is killed. */
export interface Redis {
  readonly port: number
  readonly url: string
  /** Ends it at once, as a power failure would. */
  kill(): Promise<void>
  /** Starts it again. */
  restart(): Promise<void>
  stop(): Promise<void>
}

const servers = [
  { server: '/usr/bin/redis-server', client: '/usr/bin/redis-cli' },
  { server: '/usr/bin/valkey-server', client: '/usr/bin/valkey-cli' },
]

/**
 * The programs of a server; null where there is none.
 * @throws Error where there is none and SYNTH_REQUIRE_QUEUE is 1
 */
export function redisPrograms(): { readonly server: string; readonly client: string } | null {
  const found = servers.find((programs) => Object.values(programs).every((path) => existsSync(path))) ?? null
  if (found === null && process.env['SYNTH_REQUIRE_QUEUE'] === '1')
    throw new Error('Tests of the fleet need a server: apt-get install redis-server')
  return found
}

/** Starts a server on a free port of 127.0.0.1, whose files are gone when it stops. */
export async function startRedis({ password = '' }: { readonly password?: string } = {}): Promise<Redis> {
  const programs = redisPrograms()
  if (programs === null) throw new Error('There is no server')
  const folder = mkdtempSync(join(tmpdir(), 'synth-redis-'))
  const port = await freePort()
  const kept = ['--dir', folder, '--appendonly', 'yes', '--appendfsync', 'always', '--save', '', '--maxmemory-policy', 'noeviction']
  const secret = password === '' ? [] : ['--requirepass', password]
  const launch = async (): Promise<ChildProcess> => {
    const server = spawn(programs.server, ['--bind', '127.0.0.1', '--port', String(port), ...kept, ...secret], { stdio: 'ignore' })
    // Its answer is an error while it loads its files.
    await untilReady(programs.client, ['-p', String(port), '-e', 'ping'], password === '' ? {} : { REDISCLI_AUTH: password })
    return server
  }
  let server = await launch()
  const end = async (signal: NodeJS.Signals): Promise<void> => {
    if (server.exitCode !== null || server.signalCode !== null) return
    const ended = once(server, 'exit')
    server.kill(signal)
    await ended
  }
  return {
    port,
    url: `redis://${password === '' ? '' : `:${encodeURIComponent(password)}@`}127.0.0.1:${port}`,
    kill: () => end('SIGKILL'),
    restart: async () => void (server = await launch()),
    stop: async () => {
      await end('SIGKILL')
      rmSync(folder, { recursive: true, force: true })
    },
  }
}
