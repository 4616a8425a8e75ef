import { median, quantile } from '../measure.ts'
import type { Minute, Tally } from './tally.ts'

/** The header of the table of minutes. */
export const minutesHead = [
  '| minute | memory, median and most (MB) | health p50, p99, most (ms) | bare server p99 (ms) | 2xx, 3xx | 4xx | 503 | other 5xx | left by the reader | broken off | unanswered | MB read |',
  '|---|---|---|---|---|---|---|---|---|---|---|---|',
].join('\n')

/** A row of the table of minutes. */
export function minuteRow(number: number, { memory, latencies, statuses, endings, bytes }: Minute): string {
  const { health = [], bare = [] } = latencies
  const count = (of: (status: number) => boolean): number =>
    [...statuses].reduce((sum, [status, times]) => sum + (of(status) ? times : 0), 0)
  const cells = [
    number,
    `${median(memory).toFixed(0)}, ${Math.max(...memory).toFixed(0)}`,
    `${median(health).toFixed(1)}, ${quantile(health, 0.99).toFixed(1)}, ${Math.max(...health).toFixed(0)}`,
    quantile(bare, 0.99).toFixed(1),
    count((status) => status < 400),
    count((status) => status >= 400 && status < 500),
    count((status) => status === 503),
    count((status) => status >= 500 && status !== 503),
    ...['left', 'broken', 'unanswered'].map((ending) => endings.get(ending) ?? 0),
    (bytes / 1e6).toFixed(0),
  ]
  return `| ${cells.join(' | ')} |`
}

/** The answers to each kind of turn. */
export function kindsTable({ kinds }: Tally): string {
  const rows = [...kinds]
    .toSorted(([a], [b]) => (a < b ? -1 : 1))
    .map(([kind, { answers, seconds }]) => {
      const times = `${median(seconds).toFixed(2)}, ${Math.max(...seconds).toFixed(1)}`
      return `| ${kind} | ${times} | ${[...answers].map(([answer, count]) => `${answer} ${count}`).join(', ')} |`
    })
  return ['| requests | seconds, median and most | answers by status and how they ended |', '|---|---|---|', ...rows].join('\n')
}

/** The wrong answers, as a list. */
export function defectsList({ defects }: Tally): string {
  const items = defects.map(({ kind, what, ask }) => `- ${kind}: ${what}: \`${ask}\``)
  return ['Wrong answers:', '', ...(items.length === 0 ? ['- none'] : items)].join('\n')
}

/** The messages that the service logged, with their numbers. */
export function logList(lines: readonly string[]): string {
  const counts = new Map<string, number>()
  for (const line of lines) {
    const message = messageOf(line)
    counts.set(message, (counts.get(message) ?? 0) + 1)
  }
  const rows = [...counts].toSorted(([, a], [, b]) => b - a).map(([message, times]) => `- ${times} times \`${message}\``)
  return ['Warnings and errors in the log of the service:', '', ...(rows.length === 0 ? ['- nothing'] : rows)].join('\n')
}

/** A line of the log without its variable parts. */
function messageOf(line: string): string {
  try {
    const { level, msg, reason } = JSON.parse(line) as Readonly<Record<string, unknown>>
    return `${String(level)}: ${String(msg)}${typeof reason === 'string' ? `: ${reason}` : ''}`.replaceAll(/\d+/g, '0').slice(0, 200)
  } catch {
    return line.slice(0, 200)
  }
}
