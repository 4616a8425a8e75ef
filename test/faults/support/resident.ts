import { readFileSync, writeFileSync } from 'node:fs'

/** Megabytes of memory that a process has now. Linux only, as the others. */
export function residentNow(pid: number): number {
  return megabytes(pid, 'VmRSS')
}

/** The most megabytes that a process has had at any moment since `forgetPeak`. */
export function residentPeak(pid: number): number {
  return megabytes(pid, 'VmHWM')
}

/** Lets the peak begin at what a process has now (Linux, Documentation/filesystems/proc, clear_refs). */
export function forgetPeak(pid: number): void {
  writeFileSync(`/proc/${pid}/clear_refs`, '5')
}

function megabytes(pid: number, name: string): number {
  const status = readFileSync(`/proc/${pid}/status`, 'latin1')
  return Number(new RegExp(`^${name}:\\s+(\\d+)`, 'm').exec(status)?.[1]) / 1024
}
