import type { Finding, Report } from '../report.ts'
import { checked } from './checked.ts'
import { type Inputs, measureInputs } from './inputs.ts'
import { type Cluster, simulate } from './simulate.ts'

const machines = 100
const partCounts = [128, 512, 1024, 4096] as const
const terabytes = [1, 10] as const
/** Seconds after which the part of a dead worker is assigned again: the default of `--lease-seconds`. */
const lease = 15
const slowness = 4

/**
 * The time that a cluster of machines like this one would take: measured inputs, a simulation, and a check of the simulation with two
 * processes.
 */
export async function hundredMachines(): Promise<Report> {
  const inputs = await measureInputs()
  return {
    title: 'A hundred machines',
    method:
      'Inputs are measured here: "an online shop with 7% returns" as CSV, with two threads a machine, median of 5. The other rows simulate machines like this one, each with a store ' +
      `that is as fast as the machine; a machine takes the next part as soon as it is free. Times are relative to the bytes of all parts made by ${machines} machines without a pause. Slow: one machine ` +
      `takes ${slowness} times as long. Dying: one machine ends at half of the time; its part is assigned again after ${lease} s. The checks run 16 parts with two processes at once, each with one thread on a core of its own; a process that is killed at half of the time leaves its part to the other one after 3 s.`,
    findings: [
      ...shown(inputs),
      ...(await checked()),
      ...partCounts.flatMap((parts) => terabytes.map((size) => finding(inputs, parts, size))),
    ],
  }
}

function shown({ first, next, bytesPerSecond, shares, requests }: Inputs): readonly Finding[] {
  const mean = 1 / shares.length
  const largest = Math.max(...shares) / mean
  return [
    { what: 'a process that makes one nearly empty part', value: `${first.toFixed(2)} s` },
    { what: 'each further nearly empty part of a worker', value: `${next.toFixed(3)} s` },
    { what: 'bytes of a part a second, written and synced', value: `${(bytesPerSecond / 1e6).toFixed(0)} MB/s` },
    { what: `largest of ${shares.length} parts, relative to the mean`, value: `${largest.toFixed(4)} times` },
    { what: 'requests of a part of 4 tables to an object store, 8 MB a table', value: String(requests) },
  ]
}

/** @param size in terabytes */
function finding({ first, next, bytesPerSecond, shares }: Inputs, parts: number, size: number): Finding {
  const work = (size * 1e12) / bytesPerSecond
  // Parts are assumed to vary in size as the measured ones do, whatever their number.
  const seconds = Array.from({ length: parts }, (_, part) => ((shares[part % shares.length] ?? 0) * shares.length * work) / parts)
  const ideal = work / machines
  const cluster: Cluster = { machines, parts: seconds, before: { first, next }, slowness: 1, death: null, lease }
  const times = (changes: Partial<Cluster>): string => (simulate({ ...cluster, ...changes }) / ideal).toFixed(2)
  const half = ideal / 2
  return {
    what: `${size} TB in ${parts} parts`,
    value:
      `**${times({})} times** ${ideal.toFixed(0)} s; slow machine ${times({ slowness })}, dying ${times({ death: half })}, ` +
      `both ${times({ slowness, death: half })}; a process for each part ${times({ before: { first, next: first } })}`,
  }
}
