import { connect, type Socket } from 'node:net'
import { setTimeout as delay } from 'node:timers/promises'

/** Asks `GET /livez` every five milliseconds, on one connection, and knows the longest time that an answer took since it was asked last. */
export class HealthWatch {
  readonly #socket: Socket
  #longest = 0
  #asked = 0
  #watches = true

  constructor(port: number) {
    this.#socket = connect({ port, host: '127.0.0.1', noDelay: true })
    this.#socket.on('error', () => {})
    void this.#watch()
  }

  /** Milliseconds; those of an answer that is still waited for count too. */
  takeLongest(): number {
    const longest = Math.max(this.#longest, this.#asked === 0 ? 0 : performance.now() - this.#asked)
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
        this.#asked = performance.now()
        this.#socket.write('GET /livez HTTP/1.1\r\nhost: 127.0.0.1\r\n\r\n')
        await answers.next()
        this.#longest = Math.max(this.#longest, performance.now() - this.#asked)
        this.#asked = 0
        await delay(5)
      }
    } catch (error) {
      if (this.#watches) throw error
    }
  }
}
