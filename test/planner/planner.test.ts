import { describe, expect, it, onTestFinished } from 'vitest'
import type { PlanningCall } from '../../src/planner/answer.ts'
import { Planner, type PlannerOptions } from '../../src/planner/planner.ts'
import { until } from '../server/support/start-app.ts'

const filename = new URL('support/hostile-planner.js', import.meta.url).href

function startPlanner(options: PlannerOptions = {}): { planner: Planner; faults: string[] } {
  const faults: string[] = []
  const planner = new Planner({ filename, patienceMilliseconds: 50, onFault: (fault) => faults.push(fault), ...options })
  onTestFinished(() => planner.close())
  return { planner, faults }
}

function callOf(story: string): PlanningCall {
  return { name: 'unusedInStory', args: [{ story, rows: null }] }
}

describe('a planner', () => {
  it('should answer calls, one after another', async () => {
    const { planner } = startPlanner()
    await planner.ready()
    const stories = ['', 'one', 'three']
    expect(await Promise.all(stories.map((story) => planner.ask(callOf(story))))).toEqual(stories.map(({ length }) => ({ value: length })))
    expect(planner.calls).toBe(0)
  })

  it('should end a thread that does not finish, and continue with the next call', async () => {
    const { planner, faults } = startPlanner({ callMilliseconds: 1500 })
    const [endless, next] = await Promise.allSettled([planner.ask(callOf('loop')), planner.ask(callOf('next'))])
    expect(endless).toMatchObject({ reason: { code: 'plan_too_costly', message: expect.stringContaining('longer than 1.5 seconds') } })
    expect(next).toEqual({ status: 'fulfilled', value: { value: 4 } })
    expect(faults[0]).toContain('longer than 1.5 seconds')
  })

  it('should refuse all calls, at once or later, when its thread cannot start', async () => {
    const { planner, faults } = startPlanner({ filename: new URL('support/no-planner.js', import.meta.url).href })
    const lost = { status: 'rejected', reason: expect.objectContaining({ code: 'workers_lost' }) }
    expect(await Promise.allSettled([planner.ask(callOf('one')), planner.ask(callOf('two'))])).toEqual([lost, lost])
    await until(() => planner.alive === 0)
    expect(await Promise.allSettled([planner.ask(callOf('three'))])).toEqual([lost])
    expect([planner.calls, faults]).toEqual([0, ['the planner died: it cannot start']])
  })

  it('should refuse calls that need too much memory, and continue with the next call', async () => {
    const { planner } = startPlanner({ heapMegabytes: 32 })
    const [hoard, next] = await Promise.allSettled([planner.ask(callOf('hoard')), planner.ask(callOf('next'))])
    expect(hoard).toMatchObject({ reason: { code: 'plan_too_costly', message: expect.stringContaining('more than 32 MiB') } })
    expect(next).toEqual({ status: 'fulfilled', value: { value: 4 } })
  })

  it.each(['die', 'fail'])('should fail a call whose thread must %s, and answer the next call', async (story) => {
    const { planner } = startPlanner()
    await expect(planner.ask(callOf(story))).rejects.toThrow(story === 'fail' ? 'told to fail' : 'exited')
    expect(await planner.ask(callOf('next'))).toEqual({ value: 4 })
  })

  it('should refuse calls when too many wait', async () => {
    const { planner } = startPlanner({ maxCalls: 2 })
    const leaving = new AbortController()
    const waiting = [1, 2].map(() => planner.ask(callOf('wait'), leaving.signal))
    await expect(planner.ask(callOf('next'))).rejects.toMatchObject({ code: 'saturated' })
    leaving.abort()
    for (const result of await Promise.allSettled(waiting)) expect(result).toMatchObject({ reason: { name: 'TaskDroppedError' } })
    await until(() => planner.calls === 0)
    expect(await planner.ask(callOf('next'))).toEqual({ value: 4 })
  })

  it('should let short calls pass long ones, in the order in which they came', async () => {
    const { planner } = startPlanner()
    const leaving = new AbortController()
    const long = planner.ask(callOf('work 60000'), leaving.signal)
    const longToo = planner.ask(callOf('wait'), leaving.signal)
    const order: string[] = []
    await Promise.all(['a', 'bb', 'ccc'].map((story) => planner.ask(callOf(story)).then(() => order.push(story))))
    expect(order).toEqual(['a', 'bb', 'ccc'])
    leaving.abort()
    for (const result of await Promise.allSettled([long, longToo])) expect(result).toMatchObject({ reason: { name: 'TaskDroppedError' } })
    expect(planner.deaths.total).toBe(0)
  })

  it('should finish a long call although short ones keep coming', async () => {
    const { planner } = startPlanner()
    let isDone = false
    const long = planner.ask(callOf('work 500')).finally(() => (isDone = true))
    let asked = 0
    while (!isDone) await Promise.race([long, planner.ask(callOf(`next ${asked++}`))])
    expect(await long).toEqual({ value: 8 })
    expect(asked).toBeGreaterThan(1)
  })

  it('should not begin a task without a waiting caller', async () => {
    const { planner } = startPlanner()
    await expect(planner.ask(callOf('loop'), AbortSignal.abort())).rejects.toMatchObject({ name: 'TaskDroppedError' })
    expect(planner.calls).toBe(0)
  })
})
