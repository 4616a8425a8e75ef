import { readFileSync } from 'node:fs'
import { describe, expect, it } from 'vitest'
import { Pool } from '../../src/pool/pool.ts'
import { core } from '../server/support/core.ts'
import { shareApp } from '../server/support/start-app.ts'

const sharedApp = shareApp({ core, pool: new Pool({ workers: 1 }) })
const readme = readFileSync(new URL('../../README.md', import.meta.url), 'utf8')

/** The requests that the README makes: path and body. */
const requests = [...readme.matchAll(/^ {4}curl -X POST localhost:8000(\S+) .*?-d '([^']*)'$/gms)].map(([, path, body]) => ({
  path: String(path),
  body: String(body),
}))

describe('the curl commands of the README', () => {
  it('should be found', () => {
    expect(requests.map(({ path }) => path)).toEqual(['/generate', '/api/explain', '/api/generate-data', '/api/generate-schema'])
  })

  it.each(requests)('should be answered: $path', async ({ path, body }) => {
    const { url } = await sharedApp()
    const response = await fetch(url + path, { method: 'POST', headers: { 'content-type': 'application/json' }, body })
    expect([response.status, await response.json()]).toEqual([200, expect.any(Object)])
  })

  it('should show what a schema comes to as it is', async () => {
    const { url } = await sharedApp()
    const { schema } = JSON.parse(requests.find(({ path }) => path === '/api/generate-data')?.body ?? '') as { schema: object }
    const response = await fetch(`${url}/api/validate-schema`, {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify({ schema, rows: 1000 }),
    })
    // About how many bytes is not worth keeping the README up to date for.
    const about = (text: string): string => text.replace(/"estimated_bytes":\d+/, '')
    expect(about(readme)).toContain(`\n${about(await response.text())}\n`)
  })
})
