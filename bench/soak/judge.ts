import { median, quantile } from '../measure.ts'
import type { Finding } from '../report.ts'

/** What a soak comes to. */
export interface Seen {
  /** Resident memory, once a second, in MB (10^6 bytes). */
  readonly memory: readonly number[]
  /** Milliseconds of each answer of health. */
  readonly health: readonly number[]
  readonly answers: number
  /** 5xx that are no 503. */
  readonly serverErrors: number
  /** Honest requests that were refused, broken or not answered. */
  readonly wrong: number
  /** Answers with other bytes than the same request had before. */
  readonly differing: number
  readonly failedProbes: number
  /** By name, what should be 0 when nobody asks any more: active responses, tasks, plans. */
  readonly leftOver: Readonly<Record<string, number>>
}

const most = { growth: 0.05, memory: 600, health: 50 } as const

/** Every gate of a soak. */
export function judge(seen: Seen): readonly Finding[] {
  const third = seen.memory.slice(-Math.max(2, Math.floor(seen.memory.length / 3)))
  const half = third.length >> 1
  const [before, after] = [median(third.slice(0, half)), median(third.slice(half))]
  const growth = after / before - 1
  const [peak, p99] = [Math.max(...third), quantile(seen.health, 0.99)]
  const left = Object.entries(seen.leftOver).filter(([, count]) => count !== 0)
  return [
    {
      what: 'growth of resident memory in the last third, from the median of its first half to that of its second',
      value: `**${(growth * 100).toFixed(1)} %** (${before.toFixed(0)} MB, ${after.toFixed(0)} MB)`,
      gate: `≤ ${most.growth * 100} %`,
      reached: growth <= most.growth,
    },
    {
      what: 'most resident memory in the last third',
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
    none('health that was not answered by 200 within 10 s', seen.failedProbes),
    none(`5xx but 503, of ${seen.answers.toLocaleString('en')} answers`, seen.serverErrors),
    none('honest requests that were refused with 4xx, broken off or not answered', seen.wrong),
    none('answers with other bytes than the same request had before', seen.differing),
    {
      what: 'left over when nobody asks any more',
      value: left.length === 0 ? 'nothing' : left.map(([name, count]) => `${name} ${count}`).join(', '),
      gate: 'nothing',
      reached: left.length === 0,
    },
  ]
}

function none(what: string, count: number): Finding {
  return { what, value: `**${count}**`, gate: '0', reached: count === 0 }
}
