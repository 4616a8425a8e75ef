import { mkdtempSync, readFileSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import type { ExportStatus } from '../../src/fleet/export-status.ts'
import { runCli, startCli, startService } from '../cli/support/run-cli.ts'
import { treeOf } from '../cli/support/tree.ts'
import { until } from '../server/support/start-app.ts'
import { type Redis, redisPrograms, startRedis } from '../support/redis.ts'
import { ended } from './support/exports.ts'

const page = readFileSync(new URL('../../docs/clusters.md', import.meta.url), 'utf8')
const [, section = ''] = page.split('\n## A fleet\n')
const lines = (section.split('\n## ')[0] ?? '').split('\n')

let folder = ''
let redis: Redis
beforeEach(async () => {
  folder = mkdtempSync(join(tmpdir(), 'synth-clusters-'))
  redis = await startRedis()
})
afterEach(async () => {
  await redis.stop()
  rmSync(folder, { recursive: true, force: true })
})

/** The arguments of a command of the page, with the queue and the place of the test, and few rows. */
function argumentsOf(start: string): readonly string[] {
  const line = lines.find((each) => each.startsWith(`npx synth ${start}`)) ?? ''
  const own = line
    .replace('redis://localhost:6379', redis.url)
    .replace('/data/lake', join(folder, 'lake'))
    .replace('--rows 1e6', '--rows 300')
  return [...own.matchAll(/'([^']*)'|(\S+)/g)].map(([, quoted, word]) => quoted ?? word ?? '').slice(2)
}

describe.skipIf(redisPrograms() === null)('the page about fleets', { timeout: 120_000 }, () => {
  it('should have commands that run', async () => {
    const worker = startCli(argumentsOf('worker'))
    await until(() => worker.out().includes('makes parts for lake'))
    expect(await runCli(argumentsOf('generate'))).toMatchObject({ code: 0 })
    expect(Object.keys(treeOf(join(folder, 'lake/shop')))).toContain('_SUCCESS')

    const { url } = await startService(argumentsOf('serve').slice(1))
    const body = /exports .*-d '([^']*)'/.exec(lines.join('\n'))?.[1] ?? ''
    const headers = { 'content-type': 'application/json' }
    const named = await fetch(`${url}/datasets`, {
      method: 'POST',
      headers,
      body: JSON.stringify({ story: 'an online shop', rows: 300, seed: 42 }),
    })
    const answer = await fetch(`${url}${named.headers.get('location')}/exports`, { method: 'POST', headers, body })
    const { id } = (await answer.json()) as ExportStatus
    expect([answer.status, answer.headers.get('location')]).toEqual([202, `/exports/${id}`])
    // It is the export that the command has made.
    expect(await ended(redis.url, id)).toMatchObject({ state: 'complete', destination: 'lake/shop', parts: { total: 16, done: 16 } })
  })
})
