import { execFile, execFileSync } from 'node:child_process'
import { mkdtempSync, readFileSync, rmSync, symlinkSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { promisify } from 'node:util'
import { describe, expect, it, onTestFinished } from 'vitest'
import { Pool } from '../../src/pool/pool.ts'
import { core } from '../server/support/core.ts'
import { shareApp } from '../server/support/start-app.ts'
import { postgresPrograms, startPostgres } from '../support/postgres.ts'

const sharedApp = shareApp({ core, pool: new Pool({ workers: 1 }) })
const docs = join(import.meta.dirname, '../../docs')
const run = promisify(execFile)

const text = (tutorial: string): string => readFileSync(join(docs, 'tutorials', `${tutorial}.md`), 'utf8')

/** The commands of a tutorial, in order. */
function commandsOf(tutorial: string): readonly string[] {
  return [...text(tutorial).matchAll(/^```sh\n([\s\S]*?)^```$/gm)].flatMap(([, block = '']) => block.trimEnd().split('\n'))
}

function isThere(...programs: readonly string[]): boolean {
  try {
    for (const program of programs) execFileSync('sh', ['-c', `command -v ${program}`], { stdio: 'ignore' })
    return true
  } catch {
    return false
  }
}

/** Runs the commands after the start of the service, on another port, in an empty directory with the docs. @returns their output */
async function follow(
  tutorial: string,
  env: Readonly<Record<string, string>> = {},
  change = (command: string) => command,
): Promise<string> {
  const { url } = await sharedApp()
  const folder = mkdtempSync(join(tmpdir(), 'synth-tutorial-'))
  onTestFinished(() => rmSync(folder, { recursive: true }))
  symlinkSync(docs, join(folder, 'docs'))
  const [, , ...commands] = commandsOf(tutorial)
  const script = commands.join('\n').replaceAll('localhost:8000', new URL(url).host)
  const { stdout } = await run('bash', ['-ec', change(script)], { cwd: folder, env: { ...process.env, ...env }, timeout: 25_000 })
  return stdout
}

/** The output that a tutorial shows. */
const shown = (tutorial: string): string => /^```text\n([\s\S]*?)^```$/m.exec(text(tutorial))?.[1] ?? ''

describe('the tutorials', () => {
  it.each(['dashboard', 'load-test', 'postgres'])('should need fewer than ten commands: %s', (tutorial) => {
    const commands = commandsOf(tutorial)
    expect(commands.slice(0, 2)).toEqual(['git clone REPOSITORY synth && cd synth', 'npm start'])
    expect(commands.length).toBeLessThan(10)
    const told = ['six', 'seven', 'eight', 'nine'][commands.length - 6] ?? ''
    expect(text(tutorial)).toContain(`in ${told} commands`)
  })

  it.skipIf(!isThere('bash', 'curl'))('should make the dashboard of the tutorial', async () => {
    expect(await follow('dashboard')).toBe(shown('dashboard'))
  })

  it.skipIf(!isThere('bash', 'curl'))('should run the load test of the tutorial', async () => {
    const port = 20_000 + (process.pid % 10_000)
    const few = (script: string): string =>
      script
        .replace('rows=20000', 'rows=300')
        .replaceAll(':3000', `:${port}`)
        .replace('server=$!', 'server=$!; for i in $(seq 100); do curl -so /dev/null 127.0.0.1:$PORT && break; sleep 0.1; done')
    const printed = await follow('load-test', { PORT: String(port) }, (script) => `${few(script)}\nwait $server`)
    expect(printed).toMatch(/^300 of 300 answered with 2xx, 0 with others, 0 errors$/m)
    expect(printed).toMatch(/^300 customers signed up, 0 refused$/m)
  })

  const programs = postgresPrograms()
  it.skipIf(programs === null || !isThere('bash', 'curl', 'unzip', 'psql', 'createdb'))(
    'should fill the database of the tutorial',
    async () => {
      const postgres = await startPostgres(programs ?? '')
      onTestFinished(() => postgres.stop())
      const printed = await follow('postgres', postgres.env)
      const lines = (table: string): readonly string[] => table.split('\n').map((line) => line.trim())
      expect(lines(printed.trim())).toEqual(lines(shown('postgres').trim()))
    },
  )
})
