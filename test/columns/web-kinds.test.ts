import { describe, expect, it } from 'vitest'
import { Pool } from '../../src/pool/pool.ts'
import { core } from '../server/support/core.ts'
import { shareApp } from '../server/support/start-app.ts'

const sharedApp = shareApp({ core, pool: new Pool({ workers: 1 }) })

/** The values of a column in a table of its own. */
async function valuesOf(column: object, rows = 5000): Promise<readonly string[]> {
  const { app } = await sharedApp()
  const schema = { version: 1, tables: [{ name: 't', rows, columns: [{ name: 'value', ...column }] }] }
  const response = await app.inject({ method: 'POST', url: '/api/generate-data', payload: { schema, seed: 42, format: 'columns' } })
  expect(response.statusCode).toBe(200)
  return response.json<{ tables: { t: { value: string[] } } }>().tables.t.value
}

async function refusal(column: object, rows: number): Promise<string> {
  const { app } = await sharedApp()
  const schema = { version: 1, tables: [{ name: 't', rows, columns: [{ name: 'value', ...column }] }] }
  const response = await app.inject({ method: 'POST', url: '/api/generate-data', payload: { schema } })
  return response.json<{ code: string; detail: string }>().detail
}

const octets = (address: string): readonly number[] => address.split('.').map(Number)

describe('kinds of the web', () => {
  it('should make e-mail addresses that are unique and of the country', async () => {
    const [ours, theirs] = [await valuesOf({ kind: 'email' }), await valuesOf({ kind: 'email', default_country: 'DE' })]
    for (const values of [ours, theirs]) {
      expect(new Set(values).size).toBe(values.length)
      for (const value of values) expect(value).toMatch(/^[a-z]+[._-][a-z]+\d*@[a-z0-9.-]+\.[a-z]{2,}$/)
    }
    const hosts = new Set(ours.map((value) => value.split('@')[1]))
    expect(theirs.filter((value) => hosts.has(value.split('@')[1]))).toEqual([])
  })

  it('should make public IPv4 addresses', async () => {
    for (const value of await valuesOf({ kind: 'ipv4' })) {
      const parts = octets(value)
      expect(parts.length).toBe(4)
      for (const part of parts) expect(part >= 0 && part <= 255 && String(part) === String(Number(part))).toBe(true)
      expect([0, 10, 100, 127, 169, 172, 192, 198, 203]).not.toContain(parts[0])
      expect(parts[0]).toBeLessThan(224)
    }
  })

  it.each([
    ['10.0.0.0/8', 10 * 2 ** 24, 2 ** 24],
    ['192.168.1.77/20', (192 * 256 + 168) * 2 ** 16, 2 ** 12],
    ['8.8.8.8/32', ((8 * 256 + 8) * 256 + 8) * 256 + 8, 1],
    ['0.0.0.0/0', 0, 2 ** 32],
  ])('should make IPv4 addresses of the network %s', async (network, from, size) => {
    const numbers = (await valuesOf({ kind: 'ipv4', network }, 500)).map((value) =>
      octets(value).reduce((sum, part) => sum * 256 + part, 0),
    )
    for (const number of numbers) expect(number >= from && number < from + size).toBe(true)
  })

  it('should make all addresses of a network once where they are unique', async () => {
    expect(new Set(await valuesOf({ kind: 'ipv4', network: '10.1.0.0/24', unique: true }, 256)).size).toBe(256)
    expect(await refusal({ kind: 'ipv4', network: '10.1.0.0/24', unique: true }, 257)).toMatch(/256.*257 rows.*larger `network`/)
  })

  it.each(['10.0.0.0', '10.0.0/8', '256.0.0.0/8', '10.0.0.0/33', 'any', '::/0'])('should refuse the network %s', async (network) => {
    expect(await refusal({ kind: 'ipv4', network }, 1)).toContain('`network` must be like "10.0.0.0/8"')
  })

  it('should make IPv6 addresses in the one way to write them', async () => {
    for (const value of await valuesOf({ kind: 'ipv6', unique: true })) {
      expect(value).toMatch(/^[23][0-9a-f]{3}(?::[1-9a-f][0-9a-f]{3}){7}$/)
      expect(new URL(`http://[${value}]/`).hostname).toBe(`[${value}]`)
    }
  })

  it('should make names and addresses of pages', async () => {
    for (const value of await valuesOf({ kind: 'slug' })) expect(value).toMatch(/^[a-z]+-[a-z]+-[a-z]+$/)
    for (const value of await valuesOf({ kind: 'url' })) expect(new URL(value).href).toBe(value)
    const values = await valuesOf({ kind: 'url', base: 'https://shop.example.com/items/', unique: true })
    expect(new Set(values).size).toBe(values.length)
    for (const value of values) expect(value).toMatch(/^https:\/\/shop\.example\.com\/items\/[a-z]+-[a-z]+-[a-z]+$/)
  })

  it('should number names where there are more rows than words have combinations', async () => {
    const { app } = await sharedApp()
    const schema = { version: 1, tables: [{ name: 't', rows: 20_000_000, columns: [{ name: 'value', kind: 'slug', unique: true }] }] }
    const response = await app.inject({
      method: 'POST',
      url: '/api/generate-data',
      payload: { schema, seed: 1, format: 'csv', table: 't', limit: 2000, offset: 19_000_000, options: { header: false } },
    })
    const values = response.body.trimEnd().split('\n')
    expect(values.length).toBe(2000)
    expect(new Set(values).size).toBe(2000)
    for (const value of values) expect(value).toMatch(/^[a-z]+-[a-z]+-[a-z]+-\d{9}$/)
  })
})
