import type { WriteProgress } from '../../library/write-options.ts'
import { counted, grouped, sizeOf, timeOf } from '../in-words.ts'

/** Where progress is shown. */
export interface ProgressOutput {
  readonly isTTY?: boolean
  write(text: string): unknown
}

/** Time between two lines in milliseconds, on a terminal and elsewhere. */
const pauses = { terminal: 100, log: 10_000 } as const
const barWidth = 20

/**
 * Shows how many rows are written, how fast, and the time that is left: one line that is redrawn on a terminal, else a line each 10
 * seconds.
 */
export class Progress {
  readonly #output: ProgressOutput
  readonly #total: number
  readonly #now: () => number
  readonly #start: number
  #shownAt: number
  #table: string | null = null
  #name: string | null = null
  #current: Pick<WriteProgress, 'rows' | 'bytes'> = { rows: 0, bytes: 0 }
  #before = { rows: 0, bytes: 0 }
  #kept = { files: 0, rows: 0, bytes: 0 }

  /** @param total rows of all tables */
  constructor(output: ProgressOutput, total: number, now: () => number = () => performance.now()) {
    this.#output = output
    this.#total = total
    this.#now = now
    this.#start = this.#shownAt = now()
  }

  update({ table, file, rows, bytes, isKept }: WriteProgress): void {
    const name = file ?? table
    if (isKept === true) this.#kept = { files: this.#kept.files + 1, rows: this.#kept.rows + rows, bytes: this.#kept.bytes + bytes }
    if (name !== this.#name) {
      this.#before = this.#sums()
      this.#name = name
    }
    this.#table = table
    this.#current = { rows, bytes }
    const pause = this.#output.isTTY === true ? pauses.terminal : pauses.log
    if (this.#now() - this.#shownAt < pause) return
    this.#shownAt = this.#now()
    const line = this.#line()
    this.#output.write(this.#output.isTTY === true ? `\r${line}\u001b[K` : `${line}\n`)
  }

  /** Removes the line from a terminal, and prints what is written: `count` files or tables, with those that were complete before. */
  end(count: number, noun: string, place: string): void {
    this.abandon()
    const sums = this.#sums()
    const kept = this.#kept
    const [rows, bytes] = [sums.rows - kept.rows, sums.bytes - kept.bytes]
    const seconds = this.#seconds()
    const what = `${counted(count - kept.files, noun)}, ${grouped(rows)} rows, ${sizeOf(bytes)}`
    const before = kept.files === 0 ? '' : `; ${counted(kept.files, noun)} with ${grouped(kept.rows)} rows were complete`
    this.#output.write(`wrote ${what} to ${place} in ${seconds.toFixed(1)} s (${sizeOf(bytes / seconds)}/s)${before}\n`)
  }

  /** Removes the line from a terminal. */
  abandon(): void {
    if (this.#output.isTTY === true) this.#output.write('\r\u001b[K')
  }

  #sums(): { readonly rows: number; readonly bytes: number } {
    return { rows: this.#before.rows + this.#current.rows, bytes: this.#before.bytes + this.#current.bytes }
  }

  #seconds(): number {
    return Math.max(1e-3, (this.#now() - this.#start) / 1000)
  }

  #line(): string {
    const { rows, bytes } = this.#sums()
    const seconds = this.#seconds()
    const share = this.#total === 0 ? 1 : Math.min(1, rows / this.#total)
    const filled = Math.round(share * barWidth)
    const bar = `[${'#'.repeat(filled)}${'-'.repeat(barWidth - filled)}]`
    const left = share === 0 ? '' : `, ${timeOf((seconds * (1 - share)) / share)} left`
    return `${bar} ${Math.floor(share * 100)}% ${this.#table ?? ''} ${grouped(rows)} rows, ${sizeOf(bytes / seconds)}/s${left}`
  }
}
