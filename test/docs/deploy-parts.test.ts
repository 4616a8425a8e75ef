import { execFileSync } from 'node:child_process'
import { chmodSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import { parse } from 'yaml'
import { version } from '../../src/version.ts'
import { runCli } from '../cli/support/run-cli.ts'
import { treeOf } from '../cli/support/tree.ts'

const path = (name: string): string => join(import.meta.dirname, '../../deploy/parts', name)
const file = (name: string): string => readFileSync(path(name), 'utf8')

let out = ''
beforeEach(() => void (out = mkdtempSync(join(tmpdir(), 'synth-deploy-'))))
afterEach(() => rmSync(out, { recursive: true, force: true }))

/** Runs the arguments of a deployment with few rows, into a directory of the test. */
async function written(args: readonly string[], environment: Readonly<Record<string, string>>): Promise<readonly string[]> {
  const place = args.findIndex((arg) => arg === '--out')
  const moved = args.map((arg, index) => (index === place + 1 && place >= 0 ? out : arg.replace(/^--out=.*/, `--out=${out}`)))
  const outcome = await runCli([...moved, '--rows', '50', '--format', 'csv'], environment)
  expect(outcome).toMatchObject({ code: 0, out: '' })
  return Object.keys(treeOf(out)).filter((name) => name.startsWith('orders/'))
}

interface Job {
  readonly spec: {
    readonly completionMode: string
    readonly completions: number
    readonly parallelism: number
    readonly backoffLimitPerIndex: number
    readonly template: { readonly spec: { readonly containers: readonly Container[]; readonly restartPolicy: string } }
  }
}

interface Container {
  readonly image: string
  readonly args: readonly string[]
  readonly resources: Readonly<Record<'requests' | 'limits', Readonly<Record<string, string>>>>
}

describe('deploy/parts', { timeout: 120_000 }, () => {
  it('should write the part of the completion index on Kubernetes', async () => {
    const { spec } = parse(file('kubernetes-job.yaml')) as Job
    const [container] = spec.template.spec.containers
    expect(container?.image).toBe(`synth:${version}`)
    expect(container?.args).toContain(`--parts=${spec.completions}`)
    expect(spec).toMatchObject({ completionMode: 'Indexed', backoffLimitPerIndex: 3, template: { spec: { restartPolicy: 'Never' } } })
    expect(spec.completions).toBeGreaterThanOrEqual(4 * spec.parallelism)
    expect(container?.resources.limits).toEqual({ cpu: '2', memory: '1Gi' })
    expect(await written(container?.args ?? [], { JOB_COMPLETION_INDEX: '7' })).toEqual(['orders/part-00007-of-00128.csv'])
  })

  it('should write the part of the array task in Slurm, also when single tasks are repeated', async () => {
    const script = file('slurm-array.sh')
    const [, last] = /^#SBATCH --array=0-(\d+)%\d+$/m.exec(script) ?? []
    expect(script).toContain(`--parts ${Number(last) + 1} `)
    const npx = join(out, 'npx')
    writeFileSync(npx, '#!/bin/sh\nfor arg; do printf "%s\\n" "$arg"; done\n')
    chmodSync(npx, 0o755)
    const array = { SLURM_ARRAY_TASK_ID: '17', SLURM_ARRAY_TASK_MIN: '3', SLURM_ARRAY_TASK_COUNT: '2', USER: 'someone' }
    const environment = { ...array, PATH: `${out}:${process.env['PATH']}` }
    const [, , ...args] = execFileSync('bash', [path('slurm-array.sh')], { env: environment, encoding: 'utf8' })
      .trimEnd()
      .split('\n')
    rmSync(npx)
    expect(await written(args, array)).toEqual(['orders/part-00017-of-00128.csv'])
  })

  it('should write the part of the array index in AWS Batch', async () => {
    const job = JSON.parse(file('aws-batch-job.json')) as {
      readonly parameters: Readonly<Record<string, string>>
      readonly containerProperties: { readonly image: string; readonly command: readonly string[] }
    }
    expect(job.containerProperties.image).toBe(`synth-s3:${version}`)
    expect(file('Dockerfile')).toContain(`FROM synth:${version}\n`)
    const args = job.containerProperties.command.map((arg) =>
      arg.replace(/^Ref::(\w+)$/, (_, name: string) => job.parameters[name] ?? 'none'),
    )
    const environment = { AWS_BATCH_JOB_ARRAY_INDEX: '2', AWS_BATCH_JOB_ARRAY_SIZE: '16' }
    expect(await written(args, environment)).toEqual(['orders/part-00002-of-00016.csv'])
  })
})
