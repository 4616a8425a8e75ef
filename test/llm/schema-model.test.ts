import { describe, expect, it } from 'vitest'
import { fails, says } from './support/misbehaving-server.ts'
import { ask, hastyRuntime, modelAt, shop, story } from './support/models.ts'
import { servers } from './support/servers.ts'

const serve = servers()

const good = says(shop)

describe('cancellation', () => {
  it('should stop everything and close the connection', async () => {
    const { url, deserted, openSockets } = await serve(() => {})
    const leave = new AbortController()
    const asked = ask(modelAt(url), { signal: leave.signal })
    while (openSockets() === 0) await new Promise((resolve) => setTimeout(resolve, 2))
    const reason = new Error('gone')
    leave.abort(reason)
    await expect(asked).rejects.toBe(reason)
    await deserted()
  })

  it('should stop a wait between tries', async () => {
    const { url, received } = await serve(fails(500))
    const leave = new AbortController()
    const sleep = (_milliseconds: number, signal: AbortSignal): Promise<void> =>
      new Promise((_resolve, reject) => {
        signal.addEventListener('abort', () => reject(signal.reason as Error))
        leave.abort()
      })
    await expect(ask(modelAt(url, { runtime: { ...hastyRuntime(), sleep } }), { signal: leave.signal })).rejects.toMatchObject({
      name: 'AbortError',
    })
    expect(received).toHaveLength(1)
  })

  it('should send no request for a caller who has disconnected already', async () => {
    const { url, received } = await serve(good)
    await expect(ask(modelAt(url), { signal: AbortSignal.abort() })).rejects.toThrow()
    expect(received).toHaveLength(0)
  })

  it('should continue for the other callers of the same story', async () => {
    const held: (() => void)[] = []
    const { url, received } = await serve((response, request) => {
      held.push(() => good(response, request))
    })
    const model = modelAt(url)
    const leave = new AbortController()
    const one = ask(model, { signal: leave.signal })
    const other = ask(model)
    while (held.length === 0) await new Promise((resolve) => setTimeout(resolve, 2))
    leave.abort()
    await expect(one).rejects.toThrow()
    held[0]?.()
    expect((await other).schema).toEqual(shop)
    expect(received).toHaveLength(1)
  })
})

describe('equal stories', () => {
  it('should be answered from memory, unless asked afresh', async () => {
    const { url, received } = await serve(good)
    const model = modelAt(url)
    const first = await ask(model)
    expect(await ask(model)).toBe(first)
    expect(received).toHaveLength(1)
    expect(await ask(model, { fresh: true })).not.toBe(first)
    await ask(model, { rows: 5 })
    expect(received).toHaveLength(3)
  })

  it('should not replace a fresh answer by one that was on its way before it', async () => {
    const held: (() => void)[] = []
    const late = says({ ...shop, name: 'late' })
    const { url, received } = await serve((response, request) => void held.push(() => late(response, request)), good)
    const model = modelAt(url)
    const first = ask(model)
    while (held.length === 0) await new Promise((resolve) => setTimeout(resolve, 2))
    const fresh = await ask(model, { fresh: true })
    held[0]?.()
    expect((await first).schema.name).toBe('late')
    expect(await ask(model)).toBe(fresh)
    expect(received).toHaveLength(2)
  })

  it('should not remember failures', async () => {
    const { url } = await serve(fails(401), good)
    const model = modelAt(url)
    await expect(ask(model)).rejects.toMatchObject({ code: 'llm_failed' })
    expect((await ask(model)).schema).toEqual(shop)
  })

  it('should not be counted as calls, which are counted by outcome', async () => {
    const { url } = await serve(fails(401), good)
    const model = modelAt(url)
    await expect(ask(model)).rejects.toThrow()
    const { usage } = await ask(model)
    await ask(model)
    const leave = new AbortController()
    const left = ask(model, { fresh: true, signal: leave.signal })
    leave.abort()
    await expect(left).rejects.toThrow()
    await expect.poll(() => Object.fromEntries(model.use.outcomes)).toEqual({ llm_failed: 1, answered: 1, left: 1 })
    expect([model.use.inputTokens, model.use.outputTokens]).toEqual([usage?.input_tokens, usage?.output_tokens])
  })
})

describe('a crowd', () => {
  it('should be served four at a time, eight waiting, and the others sent away', async () => {
    let most = 0
    const held: (() => void)[] = []
    const { url } = await serve((response, request) => {
      held.push(() => good(response, request))
      most = Math.max(most, held.length)
      // Four at a time are held for a moment, in which a fifth could come.
      if (held.length === 4) setTimeout(() => held.splice(0).forEach((answer) => answer()), 20)
    })
    const model = modelAt(url)
    const asked = await Promise.allSettled(Array.from({ length: 15 }, (_, number) => ask(model, { story: `${story} ${number}` })))
    expect(most).toBe(4)
    expect(asked.filter(({ status }) => status === 'fulfilled')).toHaveLength(12)
    for (const each of asked) if (each.status === 'rejected') expect(each.reason).toMatchObject({ code: 'llm_busy' })
  })
})

describe('the deadline', () => {
  it('should apply to callers in the queue, and leave no timer behind', async () => {
    const timers = (): number => process.getActiveResourcesInfo().filter((name) => name === 'Timeout').length
    const { url, deserted } = await serve(() => {})
    const model = modelAt(url, { timeoutMs: 60 })
    const before = timers()
    const asked = await Promise.allSettled(Array.from({ length: 5 }, (_, number) => ask(model, { story: `${story} ${number}` })))
    for (const each of asked) expect(each).toMatchObject({ status: 'rejected', reason: { code: 'llm_timeout' } })
    await deserted()
    expect(timers()).toBeLessThanOrEqual(before)
  })
})

describe('the breaker', () => {
  it('should fail fast after five failures, let one probe through after a while, and heal', async () => {
    const well = { now: false }
    const { url, received } = await serve((response, request) => (well.now ? good : fails(500))(response, request))
    const runtime = hastyRuntime()
    const model = modelAt(url, { runtime, timeoutMs: 30_000 })
    for (let i = 0; i < 5; i++) await expect(ask(model)).rejects.toMatchObject({ code: 'llm_failed' })
    const before = received.length
    await expect(ask(model)).rejects.toMatchObject({ code: 'llm_busy', retryAfterSeconds: 30 })
    expect(received).toHaveLength(before)

    runtime.forward += 30_001
    await expect(ask(model)).rejects.toMatchObject({ code: 'llm_failed' })
    await expect(ask(model)).rejects.toMatchObject({ code: 'llm_busy' })

    runtime.forward += 30_001
    well.now = true
    expect((await ask(model)).schema).toEqual(shop)
    expect((await ask(model, { fresh: true })).schema).toEqual(shop)
  })

  it('should not count refusals of a healthy server', async () => {
    const { url, received } = await serve(fails(401))
    const model = modelAt(url)
    for (let i = 0; i < 7; i++) await expect(ask(model)).rejects.toMatchObject({ code: 'llm_failed' })
    expect(received).toHaveLength(7)
  })
})
