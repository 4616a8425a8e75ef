import { execFileSync, spawn } from 'node:child_process'
import { once } from 'node:events'
import { chownSync, existsSync, mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { canRun, freePort, runnerOf, untilReady } from './local-server.ts'

/** A MariaDB server of its own, with a user `synth` with the password `p%s` and all rights. */
export interface Mariadb {
  readonly port: number
  stop(): Promise<void>
}

const programs = {
  install: '/usr/bin/mariadb-install-db',
  server: '/usr/sbin/mariadbd',
  admin: '/usr/bin/mariadb-admin',
  client: '/usr/bin/mariadb',
}

/**
 * Whether the server is installed and can be run: it refuses root.
 * @throws Error where it is not and SYNTH_REQUIRE_DATABASES is 1
 */
export function hasMariadb(): boolean {
  const isThere = Object.values(programs).every((path) => existsSync(path)) && canRun('mysql')
  if (!isThere && process.env['SYNTH_REQUIRE_DATABASES'] === '1')
    throw new Error('Tests of MySQL need a server: apt-get install mariadb-server')
  return isThere
}

/** Starts a server on a free port of 127.0.0.1, whose files are gone when it stops. */
export async function startMariadb(): Promise<Mariadb> {
  const folder = mkdtempSync(join(tmpdir(), 'synth-mariadb-'))
  const owner = runnerOf('mysql')
  if (owner !== null) chownSync(folder, owner.uid, owner.gid)
  const port = await freePort()
  const [data, socket] = [join(folder, 'data'), join(folder, 'socket')]
  const options = { ...owner, cwd: folder, stdio: 'ignore' } as const
  execFileSync(
    programs.install,
    ['--no-defaults', `--datadir=${data}`, '--auth-root-authentication-method=normal', '--skip-test-db', '--innodb-use-native-aio=0'],
    options,
  )
  const settings = [
    '--bind-address=127.0.0.1',
    `--port=${port}`,
    `--socket=${socket}`,
    '--skip-name-resolve',
    '--innodb-use-native-aio=0',
    '--innodb-flush-log-at-trx-commit=0',
  ]
  const server = spawn(programs.server, ['--no-defaults', `--datadir=${data}`, ...settings], options)
  const local = ['--no-defaults', '-uroot', `--socket=${socket}`]
  await untilReady(programs.admin, [...local, 'ping'])
  execFileSync(programs.client, [
    ...local,
    '-e',
    "CREATE USER synth@'127.0.0.1' IDENTIFIED BY 'p%s'; GRANT ALL ON *.* TO synth@'127.0.0.1'",
  ])
  return {
    port,
    stop: async () => {
      const ended = once(server, 'exit')
      server.kill('SIGTERM')
      await ended
      rmSync(folder, { recursive: true, force: true })
    },
  }
}
