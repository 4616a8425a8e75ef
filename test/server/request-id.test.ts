import { describe, expect, it } from 'vitest'
import { createLog } from '../../src/server/log.ts'
import { shareApp, startApp, until } from './support/start-app.ts'

const sharedApp = shareApp()

async function idFor(asked?: string): Promise<{ header: unknown; instance: string }> {
  const { app } = await sharedApp()
  const headers = asked === undefined ? {} : { 'x-request-id': asked }
  const response = await app.inject({ url: '/nowhere', headers })
  return { header: response.headers['x-request-id'], instance: response.json<{ instance: string }>().instance }
}

describe('the id of a request', () => {
  it('should be another one for each, the same in the header and in the problem', async () => {
    const [one, two] = [await idFor(), await idFor()]
    expect(one.header).toMatch(/^[\da-f-]{36}$/)
    expect(one.instance).toBe(`/nowhere#${String(one.header)}`)
    expect(two.header).not.toBe(one.header)
  })

  it('should be the one of the caller', async () => {
    expect(await idFor('Trace-1.a_b')).toEqual({ header: 'Trace-1.a_b', instance: '/nowhere#Trace-1.a_b' })
  })

  it.each(['', 'x'.repeat(65), 'a b', 'a"b', '<b>', 'a#b', 'a/b', 'a,b', '\u00e9'])(
    'should not be %j, which a caller asks for',
    async (asked) => {
      expect((await idFor(asked)).header).toMatch(/^[\da-f-]{36}$/)
    },
  )

  it('should be in the log', async () => {
    const lines: string[] = []
    const { url } = await startApp({ log: createLog('debug', (line) => void lines.push(line)) })
    await fetch(`${url}/api/health?${'x'.repeat(1000)}`, { headers: { 'x-request-id': 'mine' } })
    await until(() => lines.length > 0)
    expect(lines.map((line) => JSON.parse(line) as object)).toEqual([
      expect.objectContaining({
        level: 'debug',
        request_id: 'mine',
        method: 'GET',
        status: 200,
        complete: true,
        path: expect.stringMatching(/^.{200}…$/),
      }),
    ])
  })
})
