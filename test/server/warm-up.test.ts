import { describe, expect, it, onTestFinished } from 'vitest'
import { Pool } from '../../src/pool/pool.ts'
import { createLog } from '../../src/server/log.ts'
import { warmUp } from '../../src/server/warm-up.ts'
import { core } from './support/core.ts'

function parts(openStory = core.openStory, open = 0) {
  const lines: string[] = []
  const pool = new Pool({ workers: 2 })
  onTestFinished(() => pool.close())
  const log = createLog('warn', (line) => void lines.push(line))
  return { core: { ...core, openStory }, pool, admission: { open }, log, lines }
}

describe('warming up', () => {
  it('should plan every story even if another one fails, and log the failure', async () => {
    const planned: string[] = []
    const service = parts(async ({ story, rows }) => {
      planned.push(`${story} ${rows}`)
      throw new Error('out of order')
    })
    await warmUp(['one', 'two', 'three'], service)
    expect(planned.slice(-3)).toEqual(['one 0', 'two 0', 'three 0'])
    expect(service.lines.slice(-3).map((line) => JSON.parse(line) as object)).toMatchObject(
      ['one', 'two', 'three'].map((story) => ({ level: 'warn', msg: 'a story cannot be planned', story, reason: 'Error: out of order' })),
    )
  })

  it('should make the workers generate rows, and leave none of them busy', async () => {
    const service = parts()
    await warmUp([], service)
    expect(service.lines).toEqual([])
    expect(service.pool.counts).toMatchObject({ busy: 0, queued: 0, cancelled: 0, overDeadline: 0 })
    expect(service.pool.started).toBeGreaterThan(20)
  })

  it('should stop when it is not wanted any more', async () => {
    const service = parts()
    await warmUp(['one'], service, () => service.pool.started < 4)
    expect(service.lines).toEqual([])
    expect(service.pool.started).toBeLessThanOrEqual(6)
  })

  it('should leave the workers to a response that is streamed', async () => {
    const service = parts(core.openStory, 1)
    await warmUp(['one'], service)
    expect(service.pool.started).toBe(0)
  })
})
