import { normalizeIP } from '@fastify/rate-limit'
import { LRUCache } from 'lru-cache'
import { SynthError } from '../../errors.ts'
import { RateLimitedError } from './rate-limited-error.ts'

const minute = 60_000

/** Maximum number of clients whose rows are counted; beyond it, the least recently active ones are dropped. */
const mostClients = 10_000

/** Counts the rows sent to each client, in a one-minute window per client. */
export class RowBudget {
  readonly #most: number
  readonly #spent = new LRUCache<string, { rows: number; readonly until: number }>({ max: mostClients })

  /** @param most maximum rows of a client per minute */
  constructor(most: number) {
    this.#most = most
  }

  /**
   * Counts rows for a client, by its address; all addresses of an IPv6 network of 64 bits count as one client.
   * @param now milliseconds of a monotonic clock
   * @throws SynthError `rate_limited`, or `too_many_rows` if the rows exceed the limit of a whole minute
   */
  take(address: string, rows: number, now: number): void {
    if (rows > this.#most)
      throw new SynthError(
        'too_many_rows',
        `${rows} rows in one response, but a client may receive at most ${this.#most} rows per minute: request fewer rows`,
      )
    const client = normalizeIP(address)
    const known = this.#spent.get(client)
    const spent = known !== undefined && known.until > now ? known : { rows: 0, until: now + minute }
    if (spent.rows + rows > this.#most)
      throw new RateLimitedError(
        `A client may receive ${this.#most} rows per minute, and has received ${spent.rows}: try again later, or request fewer than ${rows} rows`,
        spent.until - now,
      )
    spent.rows += rows
    this.#spent.set(client, spent)
  }
}
