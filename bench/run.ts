/**
 * `npm run bench`, or `npm run bench -- throughput formats/latency` for some of the benchmarks or their parts: prints each report as soon
 * as there is one, then all of them. After each, those so far are written: of a complete run to bench/results, else to dist-bench.
 */
import { mkdirSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { databases } from './databases.ts'
import { doors } from './doors.ts'
import { files } from './files.ts'
import { firstPaint } from './first-paint.ts'
import { fleet } from './fleet.ts'
import { formats } from './formats.ts'
import { http } from './http.ts'
import { hundredMachines } from './machines/index.ts'
import { reading } from './reading.ts'
import { type Report, allReached, commit, load, renderPage, renderReport } from './report.ts'
import { start } from './start.ts'
import { throughput } from './throughput.ts'
import { underLoad } from './under-load.ts'

type Benchmark = () => Report | Promise<Report>

/** The parts of each benchmark. */
const benchmarks: Readonly<Record<string, Readonly<Record<string, Benchmark>>>> = {
  throughput: { throughput },
  reading: { reading },
  // The client of the doors is this process, so they come before what fills its heap.
  formats: { ...doors, ...formats },
  http: { http },
  load: { underLoad },
  start: { start, firstPaint },
  databases: { databases },
  files: { files },
  fleet: { fleet },
  machines: { hundredMachines },
}
const root = join(import.meta.dirname, '../..')

/** Runs the named benchmarks and parts, or all if none is named. Returns the exit code: 1 if a gate was missed, 2 for an unknown name. */
async function main(asked: readonly string[]): Promise<number> {
  const all = Object.entries(benchmarks).flatMap(([name, parts]) =>
    Object.entries(parts).map(([part, run], _, { length }) => ({ names: length === 1 ? [name] : [name, `${name}/${part}`], run })),
  )
  const names = [...new Set(all.flatMap((each) => each.names))]
  const unknown = asked.filter((name) => !names.includes(name))
  if (unknown.length > 0) {
    console.error(`There is no benchmark ${unknown.join(', ')}; there are ${names.join(', ')}`)
    return 2
  }
  const loadBefore = load()
  const command = ['npm run bench', ...(asked.length > 0 ? ['--', ...asked] : [])].join(' ')
  const folder = join(root, ...(asked.length === 0 ? ['bench', 'results'] : ['dist-bench', 'results']))
  const file = join(folder, `${new Date().toISOString().slice(0, 10)}-${commit()}.md`)
  mkdirSync(folder, { recursive: true })
  const reports: Report[] = []
  for (const { names: own, run } of all) {
    if (asked.length > 0 && !own.some((name) => asked.includes(name))) continue
    console.error(`running ${own.at(-1)}`)
    const report = await run()
    reports.push(report)
    console.error(`${renderReport(report)}\n`)
    writeFileSync(file, renderPage(reports, command, loadBefore))
  }
  console.log(renderPage(reports, command, loadBefore))
  console.error(`written to ${file}`)
  return allReached(reports) ? 0 : 1
}

process.exitCode = await main(process.argv.slice(2))
