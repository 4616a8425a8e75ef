import { execFileSync } from 'node:child_process'
import { availableParallelism, cpus, loadavg, totalmem } from 'node:os'

/** One line of a report. */
export interface Finding {
  readonly what: string
  readonly value: string
  /** The required value, if there is one. */
  readonly gate?: string
  readonly reached?: boolean
}

/** Findings of one benchmark and how they were measured. */
export interface Report {
  readonly title: string
  /** The commands and the number of their repetitions. */
  readonly method: string
  readonly findings: readonly Finding[]
}

/** The load average of the last minute: before a run, the load of other processes. */
export function load(): number {
  return loadavg()[0] ?? Number.NaN
}

/**
 * The reports as a page of Markdown: the machine, a table for each benchmark, and `more`. `loadBefore` is the load at the start of the run.
 */
export function renderPage(reports: readonly Report[], command: string, loadBefore: number, more: readonly string[] = []): string {
  return [
    `# Benchmark of ${new Date().toISOString().slice(0, 10)}, commit ${commit()}`,
    '',
    `- machine: ${machine()}`,
    `- Node ${process.versions.node} (V8 ${process.versions.v8}), ${process.platform} ${process.arch}`,
    `- load average of one minute: ${loadBefore.toFixed(1)} before, ${load().toFixed(1)} after`,
    `- command: \`${command}\``,
    '',
    ...reports.flatMap((report) => [renderReport(report), '']),
    ...more.flatMap((text) => [text, '']),
  ].join('\n')
}

/** Whether every gate of the reports was reached. */
export function allReached(reports: readonly Report[]): boolean {
  return reports.every(({ findings }) => findings.every(({ reached }) => reached !== false))
}

/** The checked-out commit, with a mark if the sources differ from it. */
export function commit(): string {
  try {
    const hash = git('rev-parse', '--short', 'HEAD')
    return git('status', '--porcelain', '--untracked-files=no') === '' ? hash : `${hash}-modified`
  } catch {
    return 'unknown'
  }
}

/** A report as Markdown: its title, how it was measured, and a table. */
export function renderReport({ title, method, findings }: Report): string {
  const rows = findings.map(({ what, value, gate, reached }) => `| ${what} | ${value} | ${gate ?? ''} | ${verdict(reached)} |`)
  return [`## ${title}`, '', method, '', '| what | value | required | |', '|---|---|---|---|', ...rows].join('\n')
}

function verdict(reached: boolean | undefined): string {
  if (reached === undefined) return ''
  return reached ? 'reached' : '**missed**'
}

function machine(): string {
  const model = cpus()[0]?.model.trim() ?? 'unknown processor'
  return `${availableParallelism()} cores, ${model}, ${Math.round(totalmem() / 2 ** 30)} GiB of memory`
}

function git(...args: string[]): string {
  return execFileSync('git', args, { cwd: import.meta.dirname, encoding: 'utf8', stdio: ['ignore', 'pipe', 'ignore'] }).trim()
}
