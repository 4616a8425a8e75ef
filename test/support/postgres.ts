import { type ChildProcess, execFileSync, spawn } from 'node:child_process'
import { chownSync, existsSync, mkdtempSync, readdirSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { once } from 'node:events'
import { canRun, freePort, runnerOf, untilReady } from './local-server.ts'

/** A PostgreSQL server of its own. */
export interface Postgres {
  /** What clients need in their environment. */
  readonly env: Readonly<Record<string, string>>
  /** Ends it at once, as a power failure would. */
  kill(): Promise<void>
  /** Starts it again. */
  restart(): Promise<void>
  stop(): Promise<void>
}

const debian = '/usr/lib/postgresql'

/**
 * Where the programs of the server are; null where there are none, or nobody to run them: it refuses to be run by root.
 * @throws Error where there are none and SYNTH_REQUIRE_DATABASES is 1
 */
export function postgresPrograms(): string | null {
  const folders = existsSync(debian) ? readdirSync(debian).map((version) => join(debian, version, 'bin')) : []
  const found = folders.find((folder) => existsSync(join(folder, 'initdb'))) ?? null
  const programs = canRun('postgres') ? found : null
  if (programs === null && process.env['SYNTH_REQUIRE_DATABASES'] === '1')
    throw new Error('Tests of PostgreSQL need a server: apt-get install postgresql')
  return programs
}

/** Starts a server on a free port of 127.0.0.1, whose files are gone when it stops. */
export async function startPostgres(programs: string): Promise<Postgres> {
  const folder = mkdtempSync(join(tmpdir(), 'synth-postgres-'))
  const owner = runnerOf('postgres')
  if (owner !== null) chownSync(folder, owner.uid, owner.gid)
  const port = String(await freePort())
  const data = join(folder, 'data')
  const options = { ...owner, cwd: folder, stdio: 'ignore' } as const
  execFileSync(join(programs, 'initdb'), ['-D', data, '-A', 'trust', '-U', 'postgres', '-E', 'UTF8', '--no-sync'], options)
  const settings = ['-c', 'listen_addresses=127.0.0.1', '-c', `unix_socket_directories=${folder}`, '-c', 'fsync=off']
  const env = { PGHOST: '127.0.0.1', PGPORT: port, PGUSER: 'postgres' }
  const launch = async (): Promise<ChildProcess> => {
    const server = spawn(join(programs, 'postgres'), ['-D', data, '-p', port, ...settings], options)
    await untilReady(join(programs, 'pg_isready'), ['-q'], env)
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
    env,
    kill: () => end('SIGQUIT'),
    restart: async () => void (server = await launch()),
    stop: async () => {
      await end('SIGINT')
      rmSync(folder, { recursive: true, force: true })
    },
  }
}
