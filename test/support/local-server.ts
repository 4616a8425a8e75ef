import { execFileSync, spawn } from 'node:child_process'
import { once } from 'node:events'
import { createServer, type AddressInfo } from 'node:net'
import { userInfo } from 'node:os'

export interface Account {
  readonly uid: number
  readonly gid: number
}

/** The account that Debian's package of a server makes for it; null where there is none. */
function accountOf(name: string): Account | null {
  const id = (flag: string): number => Number(execFileSync('id', [flag, name], { stdio: ['ignore', 'pipe', 'ignore'] }))
  try {
    return { uid: id('-u'), gid: id('-g') }
  } catch {
    return null
  }
}

/** The account that runs a server: its own if this process is root, as servers refuse root; null for that of this process. */
export function runnerOf(name: string): Account | null {
  return userInfo().uid === 0 ? accountOf(name) : null
}

/** Whether a server can be run: not by root without an account of its own. */
export function canRun(name: string): boolean {
  return userInfo().uid !== 0 || accountOf(name) !== null
}

export async function freePort(): Promise<number> {
  const server = createServer().listen(0, '127.0.0.1')
  await once(server, 'listening')
  const { port } = server.address() as AddressInfo
  server.close()
  await once(server, 'close')
  return port
}

/** Waits until a program succeeds, which asks a server whether it is ready. */
export async function untilReady(program: string, args: readonly string[], env: Readonly<Record<string, string>> = {}): Promise<void> {
  for (let tries = 0; tries < 400; tries++) {
    const asking = spawn(program, args, { env: { ...process.env, ...env }, stdio: 'ignore' })
    const [code] = (await once(asking, 'exit')) as [number]
    if (code === 0) return
    await new Promise((resolve) => setTimeout(resolve, 50))
  }
  throw new Error(`The server that ${program} asks did not start`)
}
