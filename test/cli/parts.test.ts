import { createHash } from 'node:crypto'
import { mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { setTimeout as sleep } from 'node:timers/promises'
import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import { runCli, startCli, startService } from './support/run-cli.ts'
import { treeOf } from './support/tree.ts'

const story = 'an online shop with 200 customers, 7% returns'
const generate = ['generate', story, '--quiet', '--workers', '0']
const clean = { code: 0, out: '', error: '' }

let directory = ''
let [out, whole] = ['', '']
beforeEach(() => {
  directory = mkdtempSync(join(tmpdir(), 'synth-parts-'))
  ;[out, whole] = [join(directory, 'out'), join(directory, 'whole')]
})
afterEach(() => rmSync(directory, { recursive: true, force: true }))

interface Manifest {
  readonly tables: readonly { readonly name: string; readonly rows: number; readonly files: readonly { name: string; rows: number }[] }[]
}

describe('synth generate --parts', () => {
  it('should write the same directory with one process or one for each part, in any order', async () => {
    expect(await runCli([...generate, '--parts', '3', '--out', whole])).toEqual(clean)
    for (const part of ['2', '0', '1']) {
      expect(readdirSync(directory).includes('out') ? Object.keys(treeOf(out)) : []).not.toContain('_SUCCESS')
      expect(await runCli([...generate, '--parts', '3', '--part', part, '--out', out])).toEqual(clean)
    }
    const tree = treeOf(out)
    expect(tree).toEqual(treeOf(whole))
    const { tables } = JSON.parse(tree['manifest.json'] ?? '') as Manifest
    for (const { name, rows, files } of tables) {
      expect(files.map((file) => file.name)).toEqual([0, 1, 2].map((part) => `${name}/part-0000${part}-of-00003.csv`))
      expect(files.reduce((sum, file) => sum + file.rows, 0)).toBe(rows)
    }
    expect(tree['_SUCCESS']).toBe('')
  })

  it('should have the names and the bytes of the URLs of the service', async () => {
    await runCli([...generate, '--parts', '2', '--format', 'csv.gz', '--out', out])
    await runCli([...generate, '--parts', '2', '--format', 'parquet', '--out', whole])
    const service = await startService()
    const answer = await fetch(`${service.url}/datasets`, {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify({ story, seed: 0 }),
    })
    const base = new URL(answer.headers.get('location') ?? '', service.url).href
    const names = [...Object.entries(treeOf(out)), ...Object.entries(treeOf(whole))].filter(([name]) => name.includes('/part-'))
    expect(names).toHaveLength(16)
    for (const [name, bytes] of names) {
      const file = Buffer.from(await (await fetch(`${base}/${name}`)).arrayBuffer())
      expect([name, digest(file)]).toEqual([name, digest(Buffer.from(bytes, 'latin1'))])
    }
  })

  it('should be unions of the parts of a finer division', async () => {
    const args = [...generate, '--header', 'false']
    await runCli([...args, '--parts', '2', '--out', whole])
    await runCli([...args, '--parts', '6', '--out', out])
    const [coarse, fine] = [treeOf(whole), treeOf(out)]
    for (const table of ['customers', 'orders', 'order_items'])
      for (const part of [0, 1]) {
        const pieces = [0, 1, 2].map((place) => fine[`${table}/part-0000${3 * part + place}-of-00006.csv`])
        expect(pieces.join('')).toBe(coarse[`${table}/part-0000${part}-of-00002.csv`])
      }
  })

  it('should end as the same directory however often its writers are killed and doubled', async () => {
    const args = [...generate, '--rows', '4000', '--parts', '2']
    await runCli([...args, '--out', whole])
    const writers = [300, 450, 600, 750, 900].flatMap((pause) =>
      [0, 1].map(async (part) => {
        const writer = startCli([...args, '--part', String(part), '--out', out])
        await sleep(pause + 150 * part)
        writer.child.kill('SIGKILL')
        await writer.outcome
      }),
    )
    await Promise.all(writers)
    const twins = await Promise.all(['0', '1', '0', '1'].map((part) => runCli([...args, '--part', part, '--out', out])))
    expect(twins).toEqual([clean, clean, clean, clean])
    expect(treeOf(out)).toEqual(treeOf(whole))
  })

  it('should make a part again whose files are damaged, and write the record and the manifest that a killed process did not', async () => {
    const args = [...generate, '--parts', '2', '--format', 'sql']
    await runCli([...args, '--out', whole])
    await runCli([...args, '--out', out])
    for (const name of ['_SUCCESS', 'manifest.json', '_parts/1.json', 'orders/part-00001-of-00002.sql', 'schema.sql'])
      rmSync(join(out, name))
    const file = join(out, 'customers/part-00000-of-00002.sql')
    writeFileSync(file, readFileSync(file).subarray(5))
    expect(await runCli([...args, '--part', '0', '--out', out])).toEqual(clean)
    expect(Object.keys(treeOf(out))).not.toContain('_SUCCESS')
    expect(await runCli([...args, '--part', '1', '--out', out])).toEqual(clean)
    expect(treeOf(out)).toEqual(treeOf(whole))
  })

  it.each([
    [{ JOB_COMPLETION_INDEX: '1' }, ['--parts', '3'], 1],
    [{ SLURM_ARRAY_TASK_ID: '6', SLURM_ARRAY_TASK_MIN: '5', SLURM_ARRAY_TASK_COUNT: '3' }, [], 1],
    [{ SLURM_ARRAY_TASK_ID: '9', SLURM_ARRAY_TASK_MIN: '5', SLURM_ARRAY_TASK_STEP: '2', SLURM_ARRAY_TASK_COUNT: '3' }, [], 2],
    [{ AWS_BATCH_JOB_ARRAY_INDEX: '0', AWS_BATCH_JOB_ARRAY_SIZE: '3' }, ['--parts', '3'], 0],
    [{ AWS_BATCH_JOB_ARRAY_INDEX: '0', AWS_BATCH_JOB_ARRAY_SIZE: '8' }, ['--parts', '3', '--part', '2'], 2],
  ])('should take the part of %j with %j', async (environment, args, part) => {
    const { code, error } = await runCli(['generate', story, '--workers', '0', ...args, '--out', out], environment)
    expect([code, error]).toEqual([0, expect.stringContaining(` to part ${part} of 3 in ${out} in `)])
    expect(Object.keys(treeOf(out)).filter((name) => name.startsWith('_parts/'))).toEqual([`_parts/${part}.json`, '_parts/data-set.json'])
  })

  it('should leave standard output and selected rows to the caller in an array job', async () => {
    const environment = { SLURM_ARRAY_TASK_ID: '1', SLURM_ARRAY_TASK_COUNT: '3' }
    const args = ['--table', 'orders', '--columns', 'order_id', '--limit', '1']
    expect(await runCli([...generate, ...args], environment)).toEqual({ ...clean, out: 'order_id\n1\n' })
    expect(await runCli([...generate, ...args, '--out', out], environment)).toEqual(clean)
    expect(treeOf(out)).toEqual({ 'orders.csv': 'order_id\n1\n' })
  })

  it.each([
    [{}, ['--part', '1'], 2, '/part needs the number of parts'],
    [{}, ['--part', '3', '--parts', '3'], 2, 'numbered from 0'],
    [{}, ['--parts', '100000'], 2, 'from 1 to 99999'],
    [{}, ['--parts', '2', '--overwrite'], 2, 'is not for parts'],
    [{}, ['--parts', '2', '--split-rows', '5'], 2, 'at most one of'],
    [{ SLURM_ARRAY_TASK_ID: 'x', SLURM_ARRAY_TASK_COUNT: '3' }, [], 2, 'SLURM_ARRAY_TASK_ID must be a whole number'],
    [{ AWS_BATCH_JOB_ARRAY_INDEX: '1', AWS_BATCH_JOB_ARRAY_SIZE: '3' }, ['--parts', '5'], 2, 'AWS_BATCH_JOB_ARRAY_SIZE is 3: add --part'],
    [{ JOB_COMPLETION_INDEX: '4' }, ['--parts', '4'], 2, 'must be less than the 4 parts'],
  ])('should refuse, with %j, %j', async (environment, args, code, reason) => {
    const outcome = await runCli([...generate, ...args, '--out', out], environment)
    expect([outcome.code, outcome.error]).toEqual([code, expect.stringContaining(reason)])
    expect(treeOf(out)).toEqual({})
  })

  it('should refuse a directory of another data set', async () => {
    await runCli([...generate, '--parts', '3', '--part', '0', '--out', out])
    await runCli([...generate, '--out', whole])
    const before = treeOf(out)
    for (const [args, difference] of [
      [['--parts', '3', '--seed', '1'], 'seed 0, not 1'],
      [['--parts', '4'], 'split {"parts":3}, not {"parts":4}'],
    ] as const) {
      const { code, error } = await runCli([...generate, ...args, '--out', out])
      expect([code, error]).toEqual([1, expect.stringMatching(/^error: dataset_differs: /)])
      expect(error).toContain(difference)
    }
    expect((await runCli([...generate, '--out', out])).error).toContain('parts are written here')
    expect(treeOf(out)).toEqual(before)
    expect((await runCli([...generate, '--parts', '3', '--out', whole])).error).toContain('describes files that are not parts')
  })
})

function digest(bytes: Buffer): string {
  return createHash('sha256').update(bytes).digest('hex')
}
