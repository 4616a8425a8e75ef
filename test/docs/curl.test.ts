import { readFileSync } from 'node:fs'
import { describe, expect, it } from 'vitest'
import { Pool } from '../../src/pool/pool.ts'
import { core } from '../server/support/core.ts'
import { shareApp } from '../server/support/start-app.ts'

const sharedApp = shareApp({ core, pool: new Pool({ workers: 1 }) })
const file = (name: string): string => readFileSync(new URL(`../../${name}`, import.meta.url), 'utf8')

/** The POST requests of a page: path and body. */
function requestsOf(name: string): readonly { readonly page: string; readonly path: string; readonly body: string }[] {
  return [...file(name).matchAll(/^ *curl (?:-i |-X POST )localhost:8000(\S+) .*?-d '([^']*)'$/gms)].map(([, path, body]) => ({
    page: name,
    path: String(path),
    body: String(body),
  }))
}

/** The URLs of a page that are read with GET, with parameters. */
function addressesOf(name: string): readonly { readonly page: string; readonly path: string }[] {
  return [...file(name).matchAll(/curl (?:-s )?'localhost:8000(\/datasets\/[^'\s]+)'/g)].map(([, path]) => ({
    page: name,
    path: String(path),
  }))
}

const pages = [
  'README.md',
  'docs/getting-started.md',
  'docs/api.md',
  'docs/datasets.md',
  'docs/tutorials/load-test.md',
  'docs/tutorials/postgres.md',
]
const requests = pages.flatMap(requestsOf)
const addresses = pages.flatMap(addressesOf)

describe('the curl commands of the docs', () => {
  it('should be found', () => {
    expect([...new Set(requests.map(({ path }) => path))].toSorted()).toEqual([
      '/api/explain',
      '/api/generate-data',
      '/api/generate-schema',
      '/api/import',
      '/datasets',
      '/generate',
    ])
    expect(addresses.length).toBeGreaterThan(4)
  })

  it.each(requests)('should be answered: $page $path', async ({ path, body }) => {
    const { url } = await sharedApp()
    const response = await fetch(url + path, { method: 'POST', headers: { 'content-type': 'application/json' }, body })
    expect([response.status, await response.json()]).toEqual([path === '/datasets' ? 201 : 200, expect.any(Object)])
  })

  it.each(addresses)('should be answered: $page $path', async ({ path }) => {
    const { url } = await sharedApp()
    const response = await fetch(url + path.replace(/rows=\d{4,}/, 'rows=300'))
    expect(response.status).toBe(200)
    expect((await response.arrayBuffer()).byteLength).toBeGreaterThan(1000)
  })

  it('should show the current answer of POST /api/validate-schema', async () => {
    const { url } = await sharedApp()
    const { schema } = JSON.parse(requests.find(({ path }) => path === '/api/generate-data')?.body ?? '') as { schema: object }
    const response = await fetch(`${url}/api/validate-schema`, {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify({ schema, rows: 1000 }),
    })
    // The estimate of bytes may change without a change of the page.
    const about = (text: string): string => text.replace(/"estimated_bytes":\d+/, '')
    expect(about(file('docs/api.md'))).toContain(`\n${about(await response.text())}\n`)
  })
})
