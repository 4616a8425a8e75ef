import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import { namesIn } from '../cli/support/names-in.ts'
import { type Cli, closedGate, runCli, startCli, startPausedCli } from '../cli/support/run-cli.ts'
import { treeOf } from '../cli/support/tree.ts'
import { until } from '../server/support/start-app.ts'
import { type Redis, redisPrograms, startRedis } from '../support/redis.ts'
import { asked, story, untilStatus, wholeTree, withFleet } from './support/exports.ts'
import { startWorker } from './support/worker.ts'

let folder = ''
let redis: Redis
const place = (name: string): string => join(folder, name)
const generate = (rows: number, parts: number, out: string): readonly string[] => {
  return ['generate', story, '--rows', String(rows), '--parts', String(parts), '--queue', redis.url, '--out', out]
}

/** Waits until a command has asked for its export, and says that nobody works. */
function isWithoutWorker({ error }: Cli): Promise<void> {
  return until(() => error().includes('no worker has the destination lake: start some with synth worker'))
}

describe.skipIf(redisPrograms() === null)('synth generate --queue', { timeout: 300_000 }, () => {
  beforeEach(async () => {
    folder = mkdtempSync(join(tmpdir(), 'synth-queue-'))
    redis = await startRedis({ password: 'secret' })
  })
  afterEach(async () => {
    await redis.stop()
    rmSync(folder, { recursive: true, force: true })
  })

  it('should wait until the workers have written all parts', async () => {
    await startWorker(redis.url, [`lake=${place('lake')}`])
    const args = generate(asked.rows, asked.parts, 'lake')
    const { code, out, error } = await runCli(args)
    expect([code, out, error]).toEqual([
      0,
      '',
      expect.stringMatching(/^wrote 16 files, 45,500 rows, 3\.9 MB to lake in [\d.]+ s \(.*\)\n$/m),
    ])
    expect(treeOf(place('lake'))).toEqual(await wholeTree(asked, place('whole')))
    const again = await runCli(args)
    expect([again.code, again.error]).toEqual([
      0,
      expect.stringMatching(/^lake~[\w-]{22} is complete: its 16 files were written to lake before\n$/m),
    ])
    expect(await runCli([...args, '--quiet'])).toEqual({ code: 0, out: '', error: '' })
  })

  it('should end with the failure of a part', async () => {
    await startWorker(redis.url, [`lake=${place('lake')}`])
    await wholeTree({ ...asked, seed: 5 }, place('lake'))
    const { code, error } = await runCli(generate(asked.rows, asked.parts, 'lake'))
    expect([code, error]).toEqual([
      1,
      expect.stringMatching(
        /^error: export_failed: The export lake~\S+ failed: part \d: dataset_differs: lake\/_parts\/data-set\.json is of another/m,
      ),
    ])
    expect(error).not.toContain(folder)
  })

  it('should stop to wait on Ctrl-C, and leave the export to the workers until it is cancelled', async () => {
    const waiting = startCli(generate(asked.rows, asked.parts, 'lake'))
    const other = startCli(generate(asked.rows, asked.parts, 'lake'))
    await Promise.all([waiting, other].map(isWithoutWorker))
    waiting.child.kill('SIGINT')
    const { code, error } = await waiting.outcome
    const [, id = ''] =
      /error: no longer waiting: (\S+) stays in the queue until a worker makes it\. The same command waits again; synth cancel \S+ --queue redis:\/\/127/.exec(
        error,
      ) ?? []
    expect([code, id]).toEqual([130, expect.stringMatching(/^lake~/)])
    expect(error).not.toContain('secret')
    const worker = await startPausedCli(
      ['worker', '--queue', redis.url, '--destination', `lake=${place('lake')}`, '--threads', '0'],
      /part-0000\d-of/,
    )
    const cancelled = await runCli(['cancel', id], { SYNTH_QUEUE: redis.url })
    expect(cancelled).toEqual({ code: 0, out: `${id} is cancelled; parts in progress stop within seconds\n`, error: '' })
    worker.child.kill('SIGCONT')
    expect(await other.outcome).toMatchObject({
      code: 1,
      error: expect.stringContaining('was cancelled: the same command makes it again') as string,
    })
    await untilStatus(redis.url, id, ({ parts }) => parts.active === 0)
    expect(await runCli(generate(asked.rows, asked.parts, 'lake'))).toMatchObject({ code: 0 })
    expect(treeOf(place('lake'))).toEqual(await wholeTree(asked, place('whole')))
    expect(await withFleet(redis.url, (fleet) => fleet.status(id))).toMatchObject({ state: 'complete' })
  })

  it('should wait for a queue that is away meanwhile', async () => {
    const gate = closedGate(place('gate'), /orders\/part-00003-of/)
    await startWorker(redis.url, [`lake=${place('lake')}`], [], gate.env)
    const waiting = startCli(generate(asked.rows, asked.parts, 'lake'))
    await until(() => [0, 1, 2].every((part) => namesIn(place('lake')).includes(`_parts/${part}.json`)))
    await redis.kill()
    await until(() => waiting.error().includes('cannot be used: ') && waiting.error().includes('; waiting for it'))
    await redis.restart()
    gate.open()
    expect(await waiting.outcome).toMatchObject({ code: 0 })
    expect(treeOf(place('lake'))).toEqual(await wholeTree(asked, place('whole')))
  })
})

describe('the commands of a fleet', () => {
  const queue = 'redis://:secret@127.0.0.1:1'

  it.each([
    [['generate', story, '--queue', queue, '--out', 'lake'], 2, '--queue needs --parts'],
    [['generate', story, '--queue', queue, '--parts', '2'], 2, '--queue needs --out with the name of a destination'],
    [['generate', story, '--queue', queue, '--parts', '2', '--out', './data'], 2, 'never a URL or a path'],
    [['generate', story, '--queue', queue, '--parts', '2', '--out', 'lake', '--split-size', '1MB'], 2, '--split-size is not for a queue'],
    [['generate', story, '--queue', queue, '--parts', '2', '--out', 'lake', '--format', 'records'], 1, 'format_unsuited'],
    [
      ['generate', story, '--queue', queue, '--parts', '2', '--out', 'lake'],
      1,
      'queue_unavailable: The queue at redis://127.0.0.1:1 cannot be used',
    ],
    [['generate', story, '--queue', 'http://x', '--parts', '2', '--out', 'lake'], 2, 'must be a URL such as redis://'],
    [
      ['worker', '--queue', queue, '--destination', 'lake=/tmp/lake'],
      1,
      'queue_unavailable: The queue at redis://127.0.0.1:1 cannot be used',
    ],
    [['generate', story, '--queue', queue, '--parts', '2', '--out', 'lake', '--workers', '2'], 2, '--workers is not for a queue'],
    [['generate', story, '--queue', queue, '--parts', '2', '--out', 'lake', '--memory-mb', '64'], 2, '--memory-mb is not for a queue'],
    [['worker', '--queue', queue, '--destination', 'lake=gs://bucket'], 2, 'must be a directory or s3://bucket/prefix'],
    [['worker', '--queue', queue], 2, 'a worker needs a destination'],
    [['worker', '--destination', 'lake=/tmp/lake'], 2, 'a worker needs a queue'],
    [['worker', '--queue', queue, '--destination', 'lake=mysql://localhost/shop'], 2, 'parts are files'],
    [['cancel', 'lake~x', '--queue', queue], 1, 'export_unknown'],
    [['serve', '--queue', 'redis:', '--port', '0'], 1, 'must be a URL such as redis://'],
  ])('should refuse %j', { timeout: 60_000 }, async (args, code, words) => {
    const outcome = await runCli(args)
    expect([outcome.code, outcome.out, outcome.error]).toEqual([code, '', expect.stringContaining(words)])
    expect(outcome.error).not.toContain('secret')
  })

  it('should say what to install if the packages are missing', { timeout: 60_000 }, async () => {
    const hook = `export const resolve = (name, context, next) => {
      if (name === 'bullmq') throw Object.assign(new Error('none'), { code: 'ERR_MODULE_NOT_FOUND' })
      return next(name, context)
    }`
    const url = (code: string): string => `data:text/javascript,${encodeURIComponent(code)}`
    const start = url(`import { register } from 'node:module'; register(${JSON.stringify(url(hook))})`)
    const { code, error } = await runCli(['worker', '--queue', queue, '--destination', 'lake=/tmp/lake'], {
      NODE_OPTIONS: `--import=${start}`,
    })
    expect([code, error]).toEqual([
      1,
      'error: package_missing: A queue needs the packages bullmq and ioredis: run npm install bullmq ioredis\n',
    ])
  })
})
