import { normalizeIP } from '@fastify/rate-limit'
import { LRUCache } from 'lru-cache'
import { SynthError } from '../../errors.ts'
import { RateLimitedError } from './rate-limited-error.ts'

const minute = 60_000

/** Clients whose rows are counted; of more, those that have been quiet for the longest are forgotten. */
const mostClients = 10_000

/** Counts the rows that clients are sent, each in minutes of its own. */
export class RowBudget {
  readonly #most: number
  readonly #spent = new LRUCache<string, { rows: number; readonly until: number }>({ max: mostClients })

  /** @param most rows of a client in a minute */
  constructor(most: number) {
    this.#most = most
  }

  /**
   * Counts rows for a client, by its address; an IPv6 client may have all addresses of its network of 64 bits.
   * @param now milliseconds of any clock that never goes back
   * @throws SynthError `rate_limited`, or `too_many_rows` where they are more than a minute's
   */
  take(address: string, rows: number, now: number): void {
    if (rows > this.#most)
      throw new SynthError('too_many_rows', `${rows} rows in one response, but a client may have ${this.#most} a minute: ask for fewer`)
    const client = normalizeIP(address)
    const known = this.#spent.get(client)
    const spent = known !== undefined && known.until > now ? known : { rows: 0, until: now + minute }
    if (spent.rows + rows > this.#most)
      throw new RateLimitedError(
        `A client may have ${this.#most} rows a minute, and has had ${spent.rows}: try again later, or ask for fewer than ${rows}`,
        spent.until - now,
      )
    spent.rows += rows
    this.#spent.set(client, spent)
  }
}
