import { describe, expect, it } from 'vitest'
import { dial, generateRequest, post, shareApp, until } from '../server/support/start-app.ts'
import { planned } from './support/planned.ts'

const { core, planner } = planned({ callMilliseconds: 4_000, patienceMilliseconds: 100, heapMegabytes: 96 })
const sharedApp = shareApp({ core, planner })

/** A request that was not planned before. */
let asked = 0
function newRequest(): { readonly schema: object; readonly seed: number } {
  const columns = [{ name: `number_${asked++}`, kind: 'sequence' }]
  return { schema: { version: 1, tables: [{ name: 'things', rows: 5, columns }] }, seed: 1 }
}

function postSchema(url: string, body: object): Promise<Response> {
  return fetch(`${url}/api/generate-data`, { method: 'POST', headers: { 'content-type': 'application/json' }, body: JSON.stringify(body) })
}

describe('a planner that fails', () => {
  it.each([
    ['throw', 500, 'internal_error'],
    ['exit', 500, 'internal_error'],
    ['memory', 422, 'plan_too_costly'],
    ['loop', 422, 'plan_too_costly'],
  ])('should be told by a problem when it comes to %s, and plan for the next', async (deed, status, code) => {
    const { url } = await sharedApp()
    const response = await post(url, { story: `hostile ${deed}`, rows: 2 })
    expect([response.status, ((await response.json()) as { readonly code: string }).code]).toEqual([status, code])
    expect((await postSchema(url, newRequest())).status).toBe(200)
  })

  it('should not disturb responses that are already planned, and be replaced when its answer is no longer wanted', async () => {
    const { port, url } = await sharedApp()
    const body = newRequest()
    await postSchema(url, body).then((response) => response.arrayBuffer())
    const { socket } = dial(port)
    socket.write(generateRequest({ story: 'hostile loop', rows: 2 }))
    await until(() => planner.calls > 0)
    expect((await postSchema(url, body)).status).toBe(200)
    expect((await fetch(`${url}/livez`)).status).toBe(200)
    socket.destroy()
    await until(() => planner.calls === 0)
    expect((await postSchema(url, newRequest())).status).toBe(200)
  })
})
