import { median, quantile } from '../measure.ts'
import type { Finding } from '../report.ts'

/** The results of a soak. */
export interface Seen {
  /** Resident memory, once a second, in MB (10^6 bytes). */
  readonly memory: readonly number[]
  /** Milliseconds of each answer to a health check. */
  readonly health: readonly number[]
  readonly answers: number
  /** Answers with a 5xx status other than 503. */
  readonly serverErrors: number
  /** Valid requests that were refused, broken off or not answered. */
  readonly wrong: number
  /** Answers that differ from an earlier answer to the same request. */
  readonly differing: number
  readonly failedProbes: number
  /** Gauges that should be 0 when there are no requests, by name: active responses, tasks, plans. */
  readonly leftOver: Readonly<Record<string, number>>
}

const most = { growth: 0.05, memory: 600, health: 50 } as const

/** All gates of a soak. */
export function judge(seen: Seen): readonly Finding[] {
  const third = seen.memory.slice(-Math.max(2, Math.floor(seen.memory.length / 3)))
  const half = third.length >> 1
  const [before, after] = [median(third.slice(0, half)), median(third.slice(half))]
  const growth = after / before - 1
  const [peak, p99] = [Math.max(...third), quantile(seen.health, 0.99)]
  const left = Object.entries(seen.leftOver).filter(([, count]) => count !== 0)
  return [
    {
      what: 'growth of resident memory in the last third, between the medians of its two halves',
      value: `**${(growth * 100).toFixed(1)} %** (${before.toFixed(0)} MB, ${after.toFixed(0)} MB)`,
      gate: `≤ ${most.growth * 100} %`,
      reached: growth <= most.growth,
    },
    {
      what: 'peak resident memory in the last third',
      value: `**${peak.toFixed(0)} MB** (${Math.max(...seen.memory).toFixed(0)} MB in all)`,
      gate: `< ${most.memory} MB`,
      reached: peak < most.memory,
    },
    {
      what: 'health',
      value: `**p99 ${p99.toFixed(1)} ms**, p50 ${median(seen.health).toFixed(1)} ms, at the most ${Math.max(...seen.health).toFixed(0)} ms of ${seen.health.length}`,
      gate: `p99 < ${most.health} ms`,
      reached: p99 < most.health,
    },
    none('health checks without an answer of 200 within 10 s', seen.failedProbes),
    none(`5xx but 503, of ${seen.answers.toLocaleString('en')} answers`, seen.serverErrors),
    none('valid requests that were refused with 4xx, broken off or not answered', seen.wrong),
    none('answers that differ from an earlier answer to the same request', seen.differing),
    {
      what: 'gauges above 0 after the last request',
      value: left.length === 0 ? 'nothing' : left.map(([name, count]) => `${name} ${count}`).join(', '),
      gate: 'nothing',
      reached: left.length === 0,
    },
  ]
}

function none(what: string, count: number): Finding {
  return { what, value: `**${count}**`, gate: '0', reached: count === 0 }
}
