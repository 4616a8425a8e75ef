import { type ChildProcess, spawn, type StdioOptions } from 'node:child_process'
import { once } from 'node:events'
import { type AddressInfo, createServer } from 'node:net'
import { setTimeout as delay } from 'node:timers/promises'
import { onTestFinished } from 'vitest'
import { cliPath } from '../../cli/support/run-cli.ts'

export interface Spawned {
  readonly child: ChildProcess
  readonly url: string
  /** Resolves with its exit code, once it has ended. */
  readonly ended: Promise<number | null>
}

/** A service that cannot tell its port, as it has no output, or that a shell has to start. Waits until it answers. */
export async function spawnService({
  before = '',
  args = [],
  stdio = 'ignore',
}: {
  /** Shell commands that come first. */
  readonly before?: string
  readonly args?: readonly string[]
  readonly stdio?: StdioOptions
}): Promise<Spawned> {
  const port = await freePort()
  const serve = [process.execPath, cliPath, 'serve', '--host', '127.0.0.1', '--port', String(port), '--workers', '1', ...args]
  const child = spawn('bash', ['-c', `${before}\nexec "$0" "$@"`, ...serve], { env: { PATH: process.env['PATH'] }, stdio })
  onTestFinished(() => void child.kill('SIGKILL'))
  const ended = new Promise<number | null>((resolve) => child.once('exit', resolve))
  const url = `http://127.0.0.1:${port}`
  const answers = (): Promise<boolean> =>
    fetch(`${url}/livez`).then(
      () => true,
      () => false,
    )
  while (!(await answers())) {
    if (child.exitCode !== null) throw new Error(`The service ended with ${child.exitCode}`)
    await delay(20)
  }
  return { child, url, ended }
}

async function freePort(): Promise<number> {
  const server = createServer().listen(0, '127.0.0.1')
  await once(server, 'listening')
  const { port } = server.address() as AddressInfo
  server.close()
  await once(server, 'close')
  return port
}
