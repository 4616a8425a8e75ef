import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import { partsOf } from '../../src/commands/generate/parts-of.ts'
import type { GenerateOptions } from '../../src/commands/generate/generate-options.ts'
import { openStory } from '../../src/index.ts'
import { runCli, startPausedCli } from './support/run-cli.ts'
import { treeOf } from './support/tree.ts'

const story = 'an online shop with 200 customers, 7% returns'
const clean = { code: 0, out: '', error: '' }

let directory = ''
let [out, whole] = ['', '']
beforeEach(() => {
  directory = mkdtempSync(join(tmpdir(), 'synth-parts-'))
  ;[out, whole] = [join(directory, 'out'), join(directory, 'whole')]
})
afterEach(() => rmSync(directory, { recursive: true, force: true }))

const options: GenerateOptions = { seed: 0, workers: 0, out: 'data' }
const slurm = { SLURM_ARRAY_TASK_ID: '9', SLURM_ARRAY_TASK_MIN: '5', SLURM_ARRAY_TASK_COUNT: '3' }
const batch = { AWS_BATCH_JOB_ARRAY_INDEX: '1', AWS_BATCH_JOB_ARRAY_SIZE: '3' }

describe('synth generate --parts', () => {
  it('should end as the same directory after a writer was killed and run again', { timeout: 120_000 }, async () => {
    const args = ['generate', story, '--quiet', '--workers', '0', '--rows', '4000', '--parts', '2', '--out', out]
    await (await openStory(story, { rows: 4000 })).write(whole, { format: 'csv', parts: 2 })
    for (const path of [/\/customers\/.*\.part$/, /\/orders\/.*\.part$/, /\/order_items\/.*\.part$/, /\/_parts\/1\.json.*\.part$/]) {
      const writer = await startPausedCli([...args, '--part', '1'], path)
      writer.child.kill('SIGKILL')
      await writer.outcome
    }
    expect(await runCli([...args, '--part', '1'])).toEqual(clean)
    expect(await runCli([...args, '--part', '0'])).toEqual(clean)
    expect(treeOf(out)).toEqual(treeOf(whole))
  })

  it.each([
    [{}, {}, {}],
    [{}, { parts: 3 }, { parts: 3 }],
    [{}, { parts: 3, part: 2 }, { parts: 3, part: 2 }],
    [{ JOB_COMPLETION_INDEX: '1' }, { parts: 3 }, { parts: 3, part: 1 }],
    [{ JOB_COMPLETION_INDEX: '1' }, {}, {}],
    [{ JOB_COMPLETION_INDEX: '' }, { parts: 3 }, { parts: 3 }],
    [{ ...slurm, SLURM_ARRAY_TASK_ID: '6' }, {}, { parts: 3, part: 1 }],
    [{ ...slurm, SLURM_ARRAY_TASK_STEP: '2' }, {}, { parts: 3, part: 2 }],
    [batch, { parts: 3 }, { parts: 3, part: 1 }],
    [batch, { parts: 8, part: 7 }, { parts: 8, part: 7 }],
    [batch, { out: '-' }, {}],
    [batch, { table: 'orders', limit: 5 }, {}],
    [batch, { append: true }, {}],
  ])('should take the parts of %j and %j', (environment, given, parts) => {
    expect(partsOf({ ...options, ...given }, environment)).toEqual(parts)
  })

  it.each([
    [{ ...slurm, SLURM_ARRAY_TASK_ID: 'x' }, {}, 'SLURM_ARRAY_TASK_ID must be a whole number'],
    [batch, { parts: 5 }, 'AWS_BATCH_JOB_ARRAY_SIZE is 3: add --part'],
  ])('should refuse %j and %j', (environment, given, reason) => {
    expect(() => partsOf({ ...options, ...given }, environment)).toThrow(reason)
  })

  it('should say which part it has written, and refuse one that there is not', { timeout: 120_000 }, async () => {
    const args = ['generate', story, '--workers', '0', '--rows', '20', '--parts', '3', '--out', out]
    const { code, error } = await runCli(args, { JOB_COMPLETION_INDEX: '1' })
    expect([code, error]).toEqual([0, expect.stringContaining(` to part 1 of 3 in ${out} in `)])
    const beyond = await runCli(args, { JOB_COMPLETION_INDEX: '3' })
    expect([beyond.code, beyond.error]).toEqual([2, expect.stringContaining('must be from 0 to 2, because there are 3 parts')])
    expect((await runCli([...args, '--parts', '100000'])).error).toContain('from 1 to 99999')
  })
})
