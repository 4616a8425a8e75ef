import { readdirSync, readFileSync } from 'node:fs'
import { expect, it, describe } from 'vitest'
import { Planner } from '../../src/planner/planner.ts'
import { version } from '../../src/version.ts'
import { fakeModel } from '../server/support/fake-model.ts'
import { readMetrics } from '../server/support/read-metrics.ts'
import { shareApp } from '../server/support/start-app.ts'

const file = (name: string): string => readFileSync(new URL(`../../${name}`, import.meta.url), 'utf8')
const operations = file('docs/operations.md')
const cli = file('src/commands/serve.ts')
const sharedApp = shareApp({ llm: fakeModel(() => Promise.reject(new Error('no'))), planner: new Planner() })

describe('docs/operations.md', () => {
  it('should list exactly the metrics of the service', async () => {
    const { app } = await sharedApp()
    const metrics = readMetrics((await app.inject({ url: '/metrics' })).body)
    const rows = [...operations.matchAll(/^\| `((?:synth|process|nodejs)_\w+)` \| (\w+) \| .*? \| (.+) \|$/gm)]
    expect(rows.map(([, name, type, help]) => [name, type, help])).toEqual(metrics.map(({ name, type, help }) => [name, type, help]))
    for (const [name] of operations.matchAll(/\b(?:synth|process)_[a-z_]+(?=[[{ ]| *\/)/g))
      expect(metrics.map((metric) => metric.name)).toContain(name.replace(/_bucket$/, ''))
  })

  it('should name only options that exist', () => {
    const [, section = ''] = operations.split('## Limits and options by purpose')
    const options = [...(section.split('\n## ')[0] ?? '').matchAll(/^\|[^|]*\|([^|]*)\|/gm)].flatMap(
      ([, cell = '']) => cell.match(/--[a-z-]+(?=`)/g) ?? [],
    )
    expect(options.length).toBeGreaterThan(5)
    for (const option of options) expect(cli).toContain(`${option} <`)
  })
})

describe('deploy', () => {
  const folder = 'deploy/kubernetes'
  const manifests = readdirSync(new URL(`../../${folder}`, import.meta.url)).map((name) => file(`${folder}/${name}`))
  const deployment = file(`${folder}/deployment.yaml`)
  const unit = file('deploy/synth.service')

  it('should set variables that the service reads', () => {
    for (const text of [...manifests, unit, file('deploy/Dockerfile')])
      for (const [variable] of text.matchAll(/SYNTH_[A-Z_]+/g)) expect(cli).toContain(`'${variable}'`)
  })

  it('should name this version', () => {
    for (const text of [...manifests, unit, file('deploy/Dockerfile')])
      for (const [, named] of text.matchAll(/(?:synth[:-]|newTag: )(\d+\.\d+\.\d+)/g)) expect(named).toBe(version)
  })

  it('should probe paths that answer', async () => {
    const { app } = await sharedApp()
    const paths = [...deployment.matchAll(/path: (\/\w+)/g)].map(([, path]) => String(path))
    expect(paths).toContain('/readyz')
    for (const url of [...paths, '/livez']) expect((await app.inject({ url })).statusCode).toBe(200)
  })

  it('should leave more time to stop than the grace period', () => {
    const number = (text: string, pattern: RegExp): number => Number(pattern.exec(text)?.[1])
    const grace = number(deployment, /SYNTH_GRACE_SECONDS\s+value: '(\d+)'/)
    const sleep = number(deployment, /command: \[sleep, '(\d+)'\]/)
    expect(number(deployment, /terminationGracePeriodSeconds: (\d+)/)).toBeGreaterThan(sleep + grace)
    expect(number(unit, /TimeoutStopSec=(\d+)/)).toBeGreaterThan(10)
  })

  it('should send exactly the copied files to the builder of the image', () => {
    const copied = [...file('deploy/Dockerfile').matchAll(/^COPY (?!--from)(.+) \S+$/gm)].flatMap(([, names = '']) => names.split(' '))
    const sent = [...file('.dockerignore').matchAll(/^!(.+)$/gm)].map(([, name = '']) => name)
    expect(copied.toSorted()).toEqual([...sent, 'package.json'].toSorted())
  })
})
