import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { setTimeout as sleep } from 'node:timers/promises'
import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import { until } from '../server/support/start-app.ts'
import { type S3Service, startS3 } from '../stores/support/s3.ts'
import { runCli, startCli } from './support/run-cli.ts'
import { treeOf } from './support/tree.ts'

const short = ['generate', 'an online shop with 200 customers, 7% returns', '--quiet', '--workers', '0']
/** These start several processes, on machines that may be busy. */
const slow = { timeout: 120_000 }
const clean = { code: 0, out: '', error: '' }

/** A small table, and one with more bytes than a part of an upload. */
const columns = [
  { name: 'id', kind: 'sequence' },
  { name: 'note', kind: 'constant', value: 'x'.repeat(200) },
]
const schema = {
  version: 1,
  tables: [
    { name: 'small', rows: 100, columns },
    { name: 'large', rows: 60_000, columns },
  ],
}

let [folder, directory] = ['', '']
let long: readonly string[] = []
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'synth-s3-'))
  directory = join(folder, 'whole')
  writeFileSync(join(folder, 'schema.json'), JSON.stringify(schema))
  long = ['generate', '--schema', join(folder, 'schema.json'), '--quiet', '--workers', '0']
})
afterEach(() => rmSync(folder, { recursive: true, force: true }))

/** Starts a command and kills it while the service has not answered what it sends of an object. */
async function killedIn(s3: S3Service, args: readonly string[], object: RegExp): Promise<void> {
  let isSent = false
  let isDead = false
  s3.fault = async ({ url = '', method = '' }) => {
    if (method === 'GET' || method === 'HEAD' || !object.test(url)) return null
    isSent = true
    while (!isDead) await sleep(5)
    return 500
  }
  const cli = startCli(args, s3.environment)
  await until(() => isSent)
  cli.child.kill('SIGKILL')
  await cli.outcome
  isDead = true
  s3.fault = () => null
}

describe('synth generate --out s3://', () => {
  it('should write the objects that a directory has as files', slow, async () => {
    const s3 = await startS3()
    await runCli([...long, '--out', directory])
    expect(await runCli([...long, '--out', 's3://shop/a/b/'], s3.environment)).toEqual(clean)
    expect(await s3.tree('a/b/')).toEqual(treeOf(directory))
    expect(s3.requests.some((request) => request.includes('partNumber=2'))).toBe(true)
    expect(s3.openUploads()).toBe(0)
    const again = await runCli([...long, '--out', 's3://shop/a/b'], s3.environment)
    expect([again.code, again.error]).toEqual([1, expect.stringMatching(/^error: file_exists: s3:\/\/shop\/a\/b\/small\.csv, /)])
    expect(await runCli([...long, '--out', 's3://shop/a/b', '--overwrite', '--header', 'false'], s3.environment)).toEqual(clean)
    await runCli([...long, '--out', directory, '--overwrite', '--header', 'false'])
    expect(await s3.tree('a/b/')).toEqual(treeOf(directory))
  })

  it('should write parts from several processes, killed and doubled ones among them', slow, async () => {
    const s3 = await startS3()
    const args = [...short, '--rows', '1000', '--parts', '2']
    await runCli([...args, '--out', directory])
    const parts = (part: string): readonly string[] => [...args, '--part', part, '--out', 's3://shop/p']
    await killedIn(s3, parts('1'), /orders\/part-00001/)
    const outcomes = await Promise.all(['0', '0', '1'].map((part) => runCli(parts(part), s3.environment)))
    expect(outcomes).toEqual([clean, clean, clean])
    expect(await s3.tree('p/')).toEqual(treeOf(directory))
  })

  it('should leave nothing when it is ended in the middle of an upload', slow, async () => {
    const s3 = await startS3()
    // The last bytes of the upload wait for the signal.
    let isSent = false
    s3.fault = async ({ url = '' }) => {
      while (url.includes('large.csv?partNumber=2') && !isSent) await sleep(5)
      return null
    }
    const cli = startCli([...long, '--out', 's3://shop/gone'], s3.environment)
    await until(() => s3.requests.some((request) => request.includes('large.csv?partNumber=2')))
    cli.child.kill('SIGTERM')
    isSent = true
    expect(await cli.outcome).toMatchObject({ code: 143 })
    expect(s3.openUploads()).toBe(0)
    expect(await s3.tree('')).toEqual({})
  })

  it('should continue after it was killed', slow, async () => {
    const s3 = await startS3()
    await runCli([...long, '--out', directory])
    await killedIn(s3, [...long, '--out', 's3://shop/r'], /large\.csv/)
    const before = s3.requests.length
    expect(await runCli([...long, '--out', 's3://shop/r', '--resume'], s3.environment)).toEqual(clean)
    expect(s3.requests.slice(before).filter((request) => /^PUT .*\/small\.csv/.test(request))).toEqual([])
    expect(await s3.tree('r/')).toEqual(treeOf(directory))
  })

  it('should say how to set a missing region', slow, async () => {
    const { AWS_REGION: _, ...environment } = (await startS3()).environment
    const { code, error } = await runCli([...short, '--out', 's3://shop/n'], environment)
    expect([code, error]).toEqual([1, expect.stringMatching(/^error: write_failed: .*: set AWS_REGION to the region of the bucket\n$/)])
  })

  it('should try again what the service fails or answers slowly', slow, async () => {
    const s3 = await startS3()
    await runCli([...long, '--out', directory])
    let count = 0
    s3.fault = async () => {
      await sleep(count % 7 === 0 ? 300 : 0)
      return ++count % 4 === 0 ? 500 : null
    }
    expect(await runCli([...long, '--out', 's3://shop/f'], s3.environment)).toEqual(clean)
    s3.fault = () => null
    expect(await s3.tree('f/')).toEqual(treeOf(directory))
    expect(s3.openUploads()).toBe(0)
  })

  it('should give up in one line, and leave nothing, if the service refuses the parts of an upload', slow, async () => {
    const s3 = await startS3()
    s3.fault = ({ url = '' }) => (url.includes('partNumber=2') ? 403 : null)
    const { code, error } = await runCli([...long, '--out', 's3://shop/g'], s3.environment)
    expect([code, error]).toEqual([1, expect.stringMatching(/^error: write_failed: .*s3:\/\/shop\/g\/\w+\.csv: .*\n$/)])
    expect(s3.openUploads()).toBe(0)
    expect(await s3.tree('')).toEqual({})
  })

  it.each([
    ['s3://', 2, 'must have the form s3://bucket/prefix'],
    ['s3://Shop/a', 2, 'must have the form s3://bucket/prefix'],
    ['s3://no-such-bucket/a', 1, 'NoSuchBucket'],
  ])('should refuse %s', async (out, code, reason) => {
    const s3 = await startS3()
    const outcome = await runCli([...short, '--out', out], s3.environment)
    expect([outcome.code, outcome.error]).toEqual([code, expect.stringContaining(reason)])
    expect(await s3.tree('')).toEqual({})
  })

  it('should say what to install if the packages are missing', async () => {
    const hook = `export const resolve = (name, context, next) => {
      if (name.startsWith('@aws-sdk/')) throw Object.assign(new Error('none'), { code: 'ERR_MODULE_NOT_FOUND' })
      return next(name, context)
    }`
    const url = (code: string): string => `data:text/javascript,${encodeURIComponent(code)}`
    const start = url(`import { register } from 'node:module'; register(${JSON.stringify(url(hook))})`)
    const { code, error } = await runCli([...short, '--out', 's3://shop/a'], { NODE_OPTIONS: `--import=${start}` })
    expect([code, error]).toEqual([
      1,
      expect.stringMatching(/^error: package_missing: .* npm install @aws-sdk\/client-s3 @aws-sdk\/lib-storage\n$/),
    ])
  })
})
