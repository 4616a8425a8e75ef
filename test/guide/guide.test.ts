import { createHash } from 'node:crypto'
import { readdirSync } from 'node:fs'
import { join } from 'node:path'
import { describe, expect, it } from 'vitest'
import { type ErrorCode, errorTable } from '../../src/errors.ts'
import { errorHelp } from '../../src/error-help.ts'
import { htmlText } from '../../src/guide/html-text.ts'
import { noSecurity } from '../../src/server/security/no-security.ts'
import { createApp, shareApp } from '../server/support/start-app.ts'

const sharedApp = shareApp()
const browser = 'text/html,application/xhtml+xml,application/xml;q=0.9,image/avif,image/webp,*/*;q=0.8'
const docs = join(import.meta.dirname, '../../docs')
const names = readdirSync(docs, { recursive: true, encoding: 'utf8' }).flatMap((name) =>
  name.endsWith('.md') ? [name.replace(/(?:\/README)?\.md$/, '')] : [],
)

async function get(url: string, headers: Record<string, string> = {}) {
  const { app } = await sharedApp()
  return app.inject({ url, headers })
}

describe('GET /guide', () => {
  it.each(['', ...names.map((name) => `/${name}`), '/security', '/changelog'])('should answer %s', async (path) => {
    const { statusCode, headers, body } = await get(`/guide${path}`)
    expect([statusCode, headers['content-type']]).toEqual([200, 'text/html; charset=utf-8'])
    expect(body).toMatch(/^<!doctype html>\n<html lang="en">/)
    expect(body.match(/<h1[ >]/g)?.length).toBe(1)
    expect(body).not.toMatch(/<script(?![^>]* src=)|<style|style="|\son\w+=|https?:\/\/[^"'<> ]*\.(?:js|css)\b/)
  })

  it('should link all pages, and only to pages that exist', async () => {
    const seen = new Set<string>()
    const open = ['/guide']
    for (let path = open.pop(); path !== undefined; path = open.pop()) {
      if (seen.has(path)) continue
      seen.add(path)
      const { statusCode, body, headers } = await get(path)
      expect([path, statusCode]).toEqual([path, 200])
      if (!String(headers['content-type']).startsWith('text/html')) continue
      for (const [, href = ''] of body.matchAll(/(?:href|src)="(\/guide[^"#]*)/g)) open.push(href)
    }
    for (const name of names) expect([...seen]).toContain(`/guide/${name}`)
  })

  it('should restrict pages to their own style, script and search', async () => {
    const { headers } = await get('/guide/stories')
    expect(headers['content-security-policy']).toMatch(/^default-src 'none'; style-src 'self'; script-src 'self'; connect-src 'self';/)
    expect(headers['content-security-policy']).not.toContain('unsafe')
    expect(headers['x-content-type-options']).toBe('nosniff')
  })

  it('should answer 304 to a request with the same ETag', async () => {
    const { headers, rawPayload } = await get('/guide/guide.css')
    expect(headers['etag']).toContain(createHash('sha256').update(rawPayload).digest('base64url').slice(0, 22))
    const again = await get('/guide/guide.css', { 'if-none-match': String(headers['etag']) })
    expect([again.statusCode, again.body]).toEqual([304, ''])
  })

  it.each([
    ['/guide/storys', 'did you mean /guide/stories?'],
    ['/guide/errors.md', 'did you mean /guide/errors?'],
    ['/guide/nowhere-at-all', 'GET /guide lists them'],
    ['/guide/..%2f..%2fpackage.json', 'GET /guide lists them'],
    ['/guide/tutorials', 'GET /guide lists them'],
  ])('should have no page at %s', async (url, detail) => {
    const response = await get(url)
    expect([response.statusCode, response.json<{ detail: string }>().detail]).toEqual([404, expect.stringContaining(detail)])
  })

  it('should be open without a token', async () => {
    const { app } = createApp({ security: { ...noSecurity, token: 'secret' } })
    for (const url of ['/guide', '/guide/errors', '/guide/guide.js', '/errors/saturated'])
      expect((await app.inject({ url })).statusCode).toBe(200)
  })
})

describe('GET /errors/{code}', () => {
  it.each(Object.keys(errorTable) as ErrorCode[])('should explain %s as HTML', async (code) => {
    const { statusCode, headers, body } = await get(`/errors/${code}`, { accept: browser })
    expect([statusCode, headers['content-type'], headers['vary']]).toEqual([200, 'text/html; charset=utf-8', 'accept'])
    expect(body).toContain(`<h1 id=`)
    const words = (text: string): string => htmlText(text.replaceAll('`', '')).replaceAll(/\s+/g, ' ')
    const shown = body.replaceAll(/<\/?code[^>]*>/g, '').replaceAll(/\s+/g, ' ')
    for (const text of [errorTable[code].title, errorHelp[code].cause, errorHelp[code].remedy]) expect(shown).toContain(words(text))
  })

  it.each([undefined, '*/*', 'application/json', 'application/json, text/html;q=0.5'])(
    'should be JSON for programs: %s',
    async (accept) => {
      const { headers, body } = await get('/errors/saturated', accept === undefined ? {} : { accept })
      expect(headers['content-type']).toContain('application/json')
      expect(JSON.parse(body)).toEqual({ code: 'saturated', ...errorTable.saturated, ...errorHelp.saturated })
    },
  )

  it('should suggest a similar code', async () => {
    const { statusCode, body } = await get('/errors/too_many_row', { accept: browser })
    expect([statusCode, JSON.parse(body)]).toEqual([
      404,
      expect.objectContaining({ detail: expect.stringContaining('did you mean "too_many_rows"?') }),
    ])
  })
})
