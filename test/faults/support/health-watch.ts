import { readFileSync } from 'node:fs'
import { connect, type Socket } from 'node:net'
import { setTimeout as delay } from 'node:timers/promises'

/**
 * Asks `GET /livez` every five milliseconds, on one connection, and knows the longest time that an answer took since it was asked last.
 * Time does not count in which a thread of the two ends stood ready and the machine ran others: it tells of them, not of the service.
 */
export class HealthWatch {
  readonly #pid: number
  readonly #socket: Socket
  #longest = 0
  #asked: { readonly at: number; readonly stood: number } | null = null
  #watches = true

  constructor({ port, pid }: { readonly port: number; readonly pid: number }) {
    this.#pid = pid
    this.#socket = connect({ port, host: '127.0.0.1', noDelay: true })
    this.#socket.on('error', () => {})
    void this.#watch()
  }

  /** Milliseconds; those of an answer that is still waited for count too. */
  takeLongest(): number {
    const longest = Math.max(this.#longest, this.#taken())
    this.#longest = 0
    return longest
  }

  stop(): void {
    this.#watches = false
    this.#socket.destroy()
  }

  async #watch(): Promise<void> {
    const answers = this.#socket.iterator({ destroyOnReturn: false }) as AsyncIterator<Buffer>
    try {
      while (this.#watches) {
        this.#asked = { at: performance.now(), stood: this.#stood() }
        this.#socket.write('GET /livez HTTP/1.1\r\nhost: 127.0.0.1\r\n\r\n')
        await answers.next()
        this.#longest = Math.max(this.#longest, this.#taken())
        this.#asked = null
        await delay(5)
      }
    } catch (error) {
      if (this.#watches) throw error
    }
  }

  /** Milliseconds that the answer which is waited for has taken. */
  #taken(): number {
    return this.#asked === null ? 0 : performance.now() - this.#asked.at - (this.#stood() - this.#asked.stood)
  }

  /**
   * Milliseconds for which the main threads of the service and of this process were ready and did not run; 0 where the system does not
   * tell.
   */
  #stood(): number {
    return [this.#pid, process.pid].reduce((sum, pid) => sum + stoodOf(pid), 0)
  }
}

function stoodOf(pid: number): number {
  try {
    // Nanoseconds on a processor, nanoseconds of waiting for one, and how often it ran (Linux, Documentation/scheduler/sched-stats).
    return Number(readFileSync(`/proc/${pid}/task/${pid}/schedstat`, 'latin1').split(' ')[1]) / 1e6
  } catch {
    return 0
  }
}
