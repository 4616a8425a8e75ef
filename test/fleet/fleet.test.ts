import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import { type Cli, closedGate, startPausedCli } from '../cli/support/run-cli.ts'
import { treeOf } from '../cli/support/tree.ts'
import { until } from '../server/support/start-app.ts'
import { startS3 } from '../stores/support/s3.ts'
import { type Redis, redisPrograms, startRedis } from '../support/redis.ts'
import { asked, ended, submit, submitOfVersion, untilStatus, wholeTree, withFleet } from './support/exports.ts'
import { logged, startWorker, workerArgs } from './support/worker.ts'

let folder = ''
let redis: Redis
/** Options of workers that keep their parts, however busy the machine is. */
const patient = ['--lease-seconds', '60']
const place = (name: string): string => join(folder, name)

/** Ends a worker, and waits until it knows. */
async function stop({ child, error }: Cli): Promise<void> {
  child.kill('SIGTERM')
  await until(() => error().includes('SIGTERM: no new parts'))
}

describe.skipIf(redisPrograms() === null)('a fleet', { timeout: 300_000 }, () => {
  beforeEach(async () => {
    folder = mkdtempSync(join(tmpdir(), 'synth-fleet-'))
    redis = await startRedis()
  })
  afterEach(async () => {
    await redis.stop()
    rmSync(folder, { recursive: true, force: true })
  })

  const lake = (): string => `lake=${place('lake')}`

  it('should write the files of one process, each part once, and know it', async () => {
    const tree = await wholeTree(asked, place('whole'))
    const workers = await Promise.all([1, 2].map(() => startWorker(redis.url, [lake()], [...patient, '--memory-mb', '32'])))
    const first = await submit(redis.url, asked)
    expect(first).toMatchObject({ destination: 'lake', format: 'csv', compression: null, parts: { total: 4, failed: 0 }, errors: [] })
    const status = await ended(redis.url, first.id)
    expect(status).toMatchObject({ id: first.id, state: 'complete', parts: { total: 4, done: 4, active: 0 }, workers: 2, errors: [] })
    const tables = Object.keys(tree).filter((name) => name.includes('/part-'))
    const bytes = tables.reduce((sum, name) => sum + (tree[name]?.length ?? 0), 0)
    expect([status.files, status.bytes]).toEqual([tables.length, bytes])
    expect(status.seconds).toBeGreaterThan(0)
    expect(treeOf(place('lake'))).toEqual(tree)
    expect(await submit(redis.url, asked)).toEqual(status)
    const parts = await logged(workers, 'a part is written')
    expect(parts.map(({ part }) => Number(part)).toSorted((one, other) => one - other)).toEqual([0, 1, 2, 3])
  })

  it('should make one export of two that ask for the same, and two of two others at once', async () => {
    const here = { ...asked, destination: 'lake/here' }
    const there = { ...asked, seed: 1, destination: 'lake/there' }
    const trees = [await wholeTree(here, place('a')), await wholeTree(there, place('b'))]
    const workers = await Promise.all([1, 2].map(() => startWorker(redis.url, [lake()], patient)))
    const statuses = await Promise.all([here, there, here, there, here].map((each) => submit(redis.url, each)))
    const ids = statuses.map(({ id }) => id)
    expect([new Set(ids).size, ids[2], ids[3]]).toEqual([2, ids[0], ids[1]])
    for (const id of new Set(ids)) expect(await ended(redis.url, id)).toMatchObject({ state: 'complete', errors: [] })
    expect([treeOf(place('lake/here')), treeOf(place('lake/there'))]).toEqual(trees)
    expect(await logged(workers, 'a part is written')).toHaveLength(8)
  })

  it('should finish with the same bytes when one of three workers is killed in the middle of a part', async () => {
    const tree = await wholeTree(asked, place('whole'))
    const { id } = await submit(redis.url, asked)
    const first = await startPausedCli(workerArgs(redis.url, [lake()]), /orders\/part-00002-of/)
    await Promise.all([startWorker(redis.url, [lake()]), startWorker(redis.url, [lake()])])
    first.child.kill('SIGKILL')
    expect(await ended(redis.url, id)).toMatchObject({ state: 'complete', parts: { done: 4 } })
    expect(treeOf(place('lake'))).toEqual(tree)
  })

  it('should lose nothing when the queue is killed, and go on when it is there again', async () => {
    const tree = await wholeTree(asked, place('whole'))
    const gate = closedGate(place('gate'), /orders\/part-00003-of/)
    const workers = await Promise.all([1, 2].map(() => startWorker(redis.url, [lake()], [], gate.env)))
    const { id } = await submit(redis.url, asked)
    await untilStatus(redis.url, id, ({ parts }) => parts.done === 3 && parts.active === 1)
    await redis.kill()
    await expect(withFleet(redis.url, (fleet) => fleet.status(id))).rejects.toMatchObject({ code: 'queue_unavailable' })
    await redis.restart()
    gate.open()
    expect(await ended(redis.url, id)).toMatchObject({ state: 'complete', parts: { done: 4 } })
    expect(treeOf(place('lake'))).toEqual(tree)
    expect((await logged(workers, 'an export is complete')).length).toBe(1)
  })

  it('should stop a cancelled export within seconds', async () => {
    await startWorker(redis.url, [lake()])
    // No machine makes a part of it in seconds.
    const { id } = await submit(redis.url, { ...asked, rows: 50_000_000 })
    await untilStatus(redis.url, id, ({ parts }) => parts.active === 1)
    expect(await withFleet(redis.url, (fleet) => fleet.cancel(id))).toMatchObject({ state: 'cancelled' })
    const stopped = await untilStatus(redis.url, id, ({ parts }) => parts.active === 0)
    expect(stopped).toMatchObject({ state: 'cancelled', parts: { done: 0, failed: 0 } })
    expect(Object.keys(treeOf(place('lake'))).filter((name) => name.includes('part-') || name === 'manifest.json')).toEqual([])
  })

  it('should make a cancelled export whole when it is asked for again, and forget it when it is cancelled then', async () => {
    const gate = closedGate(place('gate'), /orders\/part-00003-of/)
    await startWorker(redis.url, [lake()], [], gate.env)
    const { id } = await submit(redis.url, asked)
    await untilStatus(redis.url, id, ({ parts }) => parts.done === 3 && parts.active === 1)
    expect(await withFleet(redis.url, (fleet) => fleet.cancel(id))).toMatchObject({ state: 'cancelled' })
    gate.open()
    // At once: the worker may not have stopped yet.
    expect(await submit(redis.url, asked)).toMatchObject({ id, state: expect.stringMatching(/waiting|active|complete/) as string })
    expect(await ended(redis.url, id)).toMatchObject({ state: 'complete', parts: { done: 4 } })
    expect(treeOf(place('lake'))).toEqual(await wholeTree(asked, place('whole')))
    expect(await withFleet(redis.url, (fleet) => fleet.cancel(id))).toBe(null)
    await expect(withFleet(redis.url, (fleet) => fleet.status(id))).rejects.toMatchObject({ code: 'export_unknown' })
  })

  it('should retry after temporary errors, and report them meanwhile', async () => {
    writeFileSync(place('lake'), 'a file where the directory has to be')
    await startWorker(redis.url, [lake()])
    const { id } = await submit(redis.url, { ...asked, destination: 'lake/tried' })
    const { errors, state } = await untilStatus(redis.url, id, (status) => status.errors.length > 0)
    expect(state).toBe('active')
    expect(errors[0]).toMatchObject({ code: 'write_failed', part: expect.any(Number) as number })
    expect(JSON.stringify(errors)).not.toContain(folder)
    rmSync(place('lake'))
    expect(await ended(redis.url, id)).toMatchObject({ state: 'complete', errors: [] })
    expect(treeOf(place('lake/tried'))).toEqual(await wholeTree(asked, place('whole')))
  })

  it('should fail at once if the place has another data set, and go on when it has not', async () => {
    const [one, other] = [asked, { ...asked, seed: 1 }]
    await wholeTree(one, place('lake'))
    const before = treeOf(place('lake'))
    await startWorker(redis.url, [lake()])
    const { id } = await submit(redis.url, other)
    const status = await ended(redis.url, id)
    expect(status).toMatchObject({ state: 'failed', parts: { done: 0 } })
    expect(status.errors[0]).toMatchObject({ code: 'dataset_differs', detail: expect.stringContaining('seed 0, not 1') as string })
    expect(treeOf(place('lake'))).toEqual(before)
    rmSync(place('lake'), { recursive: true })
    await submit(redis.url, other)
    expect(await ended(redis.url, id)).toMatchObject({ state: 'complete' })
    expect(treeOf(place('lake'))).toEqual(await wholeTree(other, place('whole')))
  })

  it('should refuse an export of another version of the data', async () => {
    await startWorker(redis.url, [lake()])
    const { id } = await submitOfVersion(redis.url, { ...asked, destination: 'lake/version' }, 999)
    const status = await ended(redis.url, id)
    expect(status).toMatchObject({ state: 'failed', errors: [{ code: 'dataset_version' }] })
    expect(status.errors[0]?.detail).toContain('The export is of data version 999')
    expect(treeOf(place('lake'))).toEqual({})
  })

  it('should fail if workers have different places under one name', async () => {
    const gate = closedGate(place('gate'), /part-0000\d-of/)
    // A busy machine starts the other worker late: the part must not pass to it until then.
    await startWorker(redis.url, [`lake=${place('one')}`], patient, gate.env)
    const { id } = await submit(redis.url, { ...asked, destination: 'lake/apart' })
    await untilStatus(redis.url, id, ({ parts }) => parts.active === 1)
    await startWorker(redis.url, [`lake=${place('other')}`])
    await untilStatus(redis.url, id, ({ parts }) => parts.done === 3)
    gate.open()
    const status = await ended(redis.url, id)
    expect(status).toMatchObject({ state: 'failed', errors: [{ part: null, code: 'write_failed' }] })
    expect(status.errors[0]?.detail).toContain('not all of them are in lake/apart: give every worker the same directory')
  })

  it('should give a part back when a worker is ended, at once if it must', async () => {
    const one = { ...asked, parts: 1 }
    const gate = closedGate(place('gate'), /orders\/part-00000-of/)
    const hurried = await startWorker(redis.url, [lake()], ['--grace-seconds', '0'], gate.env)
    const { id } = await submit(redis.url, one)
    await untilStatus(redis.url, id, ({ parts, bytes }) => parts.active === 1 && bytes > 0)
    await stop(hurried)
    gate.open()
    expect(await hurried.outcome).toMatchObject({ code: 0 })
    expect(await withFleet(redis.url, (fleet) => fleet.status(id))).toMatchObject({ parts: { active: 0, done: 0 }, errors: [] })
    gate.close()
    const calm = await startWorker(redis.url, [lake()], ['--grace-seconds', '600'], gate.env)
    await untilStatus(redis.url, id, ({ parts }) => parts.active === 1)
    await stop(calm)
    gate.open()
    expect(await calm.outcome).toMatchObject({ code: 0, error: expect.stringContaining('a part is written') as string })
    await startWorker(redis.url, [lake()])
    expect(await ended(redis.url, id)).toMatchObject({ state: 'complete' })
    expect(treeOf(place('lake'))).toEqual(await wholeTree(one, place('whole')))
  })

  it('should write to an object store', async () => {
    const s3 = await startS3()
    const small = { ...asked, rows: 500, destination: 'cloud/a' }
    await startWorker(redis.url, ['cloud=s3://shop/base'], [], s3.environment)
    const { id } = await submit(redis.url, small)
    expect(await ended(redis.url, id)).toMatchObject({ state: 'complete' })
    expect(await s3.tree('base/a/')).toEqual(await wholeTree(small, place('whole')))
  })
})
