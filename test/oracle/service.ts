import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { createRequire } from 'node:module'
import { dirname, join } from 'node:path'
import { setTimeout as sleep } from 'node:timers/promises'
import type { Schema, TableFacts } from './data-set.ts'
import type { Source } from './source.ts'

/** A service of its own process, spoken to over HTTP as any caller would. */
export interface Service extends Source {
  stop(): Promise<void>
}

const patience = 60_000

/** Starts the compiled service. @throws when it does not listen within a minute */
export async function startService(workers: number): Promise<Service> {
  const cli = join(dirname(createRequire(import.meta.url).resolve('#generate')), '../src/cli.js')
  const args = [cli, 'serve', '--host', '127.0.0.1', '--port', '0', '--workers', String(workers), '--log-level', 'error']
  const child = spawn(process.execPath, args, { stdio: ['ignore', 'pipe', 'inherit'] })
  const ended = once(child, 'exit')
  let said = ''
  child.stdout.setEncoding('utf8').on('data', (text: string) => (said += text))
  const stop = async (): Promise<void> => {
    child.kill('SIGTERM')
    await ended
  }
  const end = performance.now() + patience
  while (!/http:\/\/127\.0\.0\.1:\d+/.test(said)) {
    if (performance.now() > end || child.exitCode !== null) {
      await stop()
      throw new Error(`The service does not listen: ${said}`)
    }
    await sleep(10)
  }
  return { ...client(/http:\/\/127\.0\.0\.1:\d+/.exec(said)?.[0] ?? ''), stop }
}

function client(base: string): Source {
  const post = async (path: string, body: object): Promise<Response> => {
    const headers = { 'content-type': 'application/json' }
    const response = await fetch(base + path, { method: 'POST', headers, body: JSON.stringify(body) })
    if (!response.ok) throw new Error(`${path}: ${response.status} ${await response.text()}`)
    return response
  }
  return {
    schemaOf: async (story, rows) => {
      const { schema } = (await (await post('/api/explain', { story, rows })).json()) as { readonly schema: Schema }
      return schema
    },
    manifestOf: async (asked) => {
      const { tables } = (await (await post('/datasets', asked)).json()) as { readonly tables: readonly TableFacts[] }
      return tables
    },
    rowsOf: async (asked, table, columns, format) => {
      const { body } = await post('/api/generate-data', { ...asked, table, columns, format })
      if (body === null) throw new Error(`There are no bytes of ${table}`)
      return body
    },
  }
}
