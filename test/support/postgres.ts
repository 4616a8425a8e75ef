import { execFileSync, spawn } from 'node:child_process'
import { chownSync, existsSync, mkdtempSync, readdirSync, rmSync } from 'node:fs'
import { createServer, type AddressInfo } from 'node:net'
import { tmpdir, userInfo } from 'node:os'
import { join } from 'node:path'
import { once } from 'node:events'

/** A PostgreSQL server of its own. */
export interface Postgres {
  /** What clients need in their environment. */
  readonly env: Readonly<Record<string, string>>
  stop(): Promise<void>
}

const debian = '/usr/lib/postgresql'

/** Where the programs of the server are; null where there are none, or nobody to run them: it refuses to be run by root. */
export function postgresPrograms(): string | null {
  const folders = existsSync(debian) ? readdirSync(debian).map((version) => join(debian, version, 'bin')) : []
  const found = folders.find((folder) => existsSync(join(folder, 'initdb'))) ?? null
  return userInfo().uid === 0 && account() === null ? null : found
}

/** Starts a server on a free port of 127.0.0.1, whose files are gone when it stops. */
export async function startPostgres(programs: string): Promise<Postgres> {
  const folder = mkdtempSync(join(tmpdir(), 'synth-postgres-'))
  const owner = userInfo().uid === 0 ? account() : null
  if (owner !== null) chownSync(folder, owner.uid, owner.gid)
  const port = String(await freePort())
  const data = join(folder, 'data')
  const options = { ...owner, cwd: folder, stdio: 'ignore' } as const
  execFileSync(join(programs, 'initdb'), ['-D', data, '-A', 'trust', '-U', 'postgres', '--no-sync'], options)
  const settings = ['-c', 'listen_addresses=127.0.0.1', '-c', `unix_socket_directories=${folder}`, '-c', 'fsync=off']
  const server = spawn(join(programs, 'postgres'), ['-D', data, '-p', port, ...settings], options)
  const env = { PGHOST: '127.0.0.1', PGPORT: port, PGUSER: 'postgres' }
  await untilReady(join(programs, 'pg_isready'), env)
  return {
    env,
    stop: async () => {
      const ended = once(server, 'exit')
      server.kill('SIGINT')
      await ended
      rmSync(folder, { recursive: true })
    },
  }
}

/** The account that Debian's package makes for it. */
function account(): { readonly uid: number; readonly gid: number } | null {
  const id = (flag: string): number => Number(execFileSync('id', [flag, 'postgres'], { stdio: ['ignore', 'pipe', 'ignore'] }))
  try {
    return { uid: id('-u'), gid: id('-g') }
  } catch {
    return null
  }
}

async function freePort(): Promise<number> {
  const server = createServer().listen(0, '127.0.0.1')
  await once(server, 'listening')
  const { port } = server.address() as AddressInfo
  server.close()
  await once(server, 'close')
  return port
}

async function untilReady(program: string, env: Readonly<Record<string, string>>): Promise<void> {
  for (let tries = 0; tries < 200; tries++) {
    const asking = spawn(program, ['-q'], { env: { ...process.env, ...env }, stdio: 'ignore' })
    const [code] = (await once(asking, 'exit')) as [number]
    if (code === 0) return
    await new Promise((resolve) => setTimeout(resolve, 50))
  }
  throw new Error('PostgreSQL did not start')
}
