/**
 * `npm run bench`, or `npm run bench -- throughput http` for some of the benchmarks: prints the reports and writes those of a complete run
 * to bench/results.
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
import { type Report, allReached, commit, load, renderPage } from './report.ts'
import { start } from './start.ts'
import { throughput } from './throughput.ts'
import { underLoad } from './under-load.ts'

const benchmarks: Readonly<Record<string, readonly (() => Report | Promise<Report>)[]>> = {
  throughput: [throughput],
  reading: [reading],
  // The client of the doors is this process, so they come before what fills its heap.
  formats: [doors, formats],
  http: [http],
  load: [underLoad],
  start: [start, firstPaint],
  databases: [databases],
  files: [files],
  fleet: [fleet],
  machines: [hundredMachines],
}
const results = join(import.meta.dirname, '../../bench/results')

/** Runs the named benchmarks, or all if none is named. Returns the exit code: 1 if a gate was missed, 2 for an unknown name. */
async function main(asked: readonly string[]): Promise<number> {
  const unknown = asked.filter((name) => !(name in benchmarks))
  if (unknown.length > 0) {
    console.error(`There is no benchmark ${unknown.join(', ')}; there are ${Object.keys(benchmarks).join(', ')}`)
    return 2
  }
  const loadBefore = load()
  const reports: Report[] = []
  for (const [name, runs] of Object.entries(benchmarks)) {
    if (asked.length > 0 && !asked.includes(name)) continue
    console.error(`running ${name}`)
    for (const run of runs) reports.push(await run())
  }
  const page = renderPage(reports, ['npm run bench', ...(asked.length > 0 ? ['--', ...asked] : [])].join(' '), loadBefore)
  console.log(page)
  if (asked.length === 0) keep(page)
  return allReached(reports) ? 0 : 1
}

function keep(page: string): void {
  mkdirSync(results, { recursive: true })
  writeFileSync(join(results, `${new Date().toISOString().slice(0, 10)}-${commit()}.md`), page)
}

process.exitCode = await main(process.argv.slice(2))
