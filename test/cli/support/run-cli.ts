import { type ChildProcess, spawn } from 'node:child_process'
import { fileURLToPath } from 'node:url'
import { onTestFinished } from 'vitest'

export const cliPath = fileURLToPath(new URL('../../../dist/src/cli.js', import.meta.url))

export interface Outcome {
  readonly code: number | null
  readonly out: string
  readonly error: string
}

export interface Cli {
  readonly child: ChildProcess
  readonly outcome: Promise<Outcome>
  /** What it has printed so far. */
  out(): string
}

/** Starts the command with nothing of this environment that could change its options. */
export function startCli(args: readonly string[], env: Readonly<Record<string, string>> = {}): Cli {
  const child = spawn(process.execPath, [cliPath, ...args], {
    env: { PATH: process.env['PATH'], NO_COLOR: '1', ...env },
    stdio: ['ignore', 'pipe', 'pipe'],
  })
  onTestFinished(() => void child.kill('SIGKILL'))
  let out = ''
  let error = ''
  child.stdout.on('data', (text) => (out += String(text)))
  child.stderr.on('data', (text) => (error += String(text)))
  const outcome = new Promise<Outcome>((resolve) => child.on('close', (code) => resolve({ code, out, error })))
  return { child, outcome, out: () => out }
}

export function runCli(args: readonly string[], env: Readonly<Record<string, string>> = {}): Promise<Outcome> {
  return startCli(args, env).outcome
}

/** Starts the service on a free port of 127.0.0.1 and waits until it says where it listens. */
export async function startService(
  args: readonly string[] = [],
  env: Readonly<Record<string, string>> = {},
): Promise<Cli & { url: string; port: number }> {
  const cli = startCli(['serve', '--host', '127.0.0.1', '--port', '0', '--workers', '1', ...args], env)
  for (;;) {
    const url = /http:\/\/\S+/.exec(cli.out())?.[0]
    if (url !== undefined && cli.out().includes('/docs')) return { ...cli, url, port: Number(new URL(url).port) }
    const ended = await Promise.race([cli.outcome, new Promise<null>((resolve) => setTimeout(() => resolve(null), 10))])
    if (ended !== null) throw new Error(`The service ended: ${ended.error}`)
  }
}
