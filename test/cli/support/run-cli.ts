import { type ChildProcess, execFileSync, spawn } from 'node:child_process'
import { rmSync, writeFileSync } from 'node:fs'
import { fileURLToPath } from 'node:url'
import { onTestFinished } from 'vitest'
import { until } from '../../server/support/start-app.ts'

export const cliPath = fileURLToPath(new URL('../../../dist/src/cli.js', import.meta.url))

export interface Outcome {
  readonly code: number | null
  readonly out: string
  readonly error: string
}

export interface Cli {
  readonly child: ChildProcess
  readonly outcome: Promise<Outcome>
  /** What it has printed so far, and on standard error. */
  out(): string
  error(): string
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
  return { child, outcome, out: () => out, error: () => error }
}

const preload = `--import=${new URL('pause-in-file.mjs', import.meta.url).href}`

/** Holds commands that are started with `env`: they wait in files until it is opened. */
export interface Gate {
  readonly env: Readonly<Record<string, string>>
  open(): void
  close(): void
}

/**
 * A closed gate, which is a file at `place`. A command waits when it has written the first bytes of a file whose path matches, but takes
 * signals and does everything else meanwhile.
 */
export function closedGate(place: string, path: RegExp): Gate {
  const close = (): void => writeFileSync(place, '')
  close()
  const env = { NODE_OPTIONS: preload, SYNTH_TEST_PAUSE: path.source, SYNTH_TEST_GATE: place }
  return { env, open: () => rmSync(place, { force: true }), close }
}

/**
 * Starts the command and waits until it has written the first bytes of a file whose path matches, where it stands still: SIGKILL ends it
 * there, SIGCONT lets it go on.
 */
export async function startPausedCli(args: readonly string[], path: RegExp): Promise<Cli> {
  const cli = startCli(args, { NODE_OPTIONS: preload, SYNTH_TEST_PAUSE: path.source })
  let isEnded = false
  void cli.outcome.then(() => (isEnded = true))
  await until(() => isEnded || isStopped(cli.child.pid ?? 0))
  if (isEnded) throw new Error(`The command ended before it wrote ${String(path)}: ${(await cli.outcome).error}`)
  return cli
}

function isStopped(pid: number): boolean {
  return execFileSync('ps', ['-o', 'stat=', '-p', String(pid)], { encoding: 'utf8' }).startsWith('T')
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
