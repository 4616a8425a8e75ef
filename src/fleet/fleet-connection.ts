import type { EventEmitter } from 'node:events'
import type { FlowProducer, Queue } from 'bullmq'
import type { Redis } from 'ioredis'
import { SynthError } from '../errors.ts'
import { loadBullmq, type QueuePackages } from './load-bullmq.ts'
import type { QueuePlace } from './queue-place.ts'
import { callerOptions, prefix } from './redis-options.ts'

/** A queue of BullMQ: the parts of the exports to one destination. */
export type PartQueue = Queue

/** The connection of a caller. The first call opens it; after it breaks, the next call opens it again. */
export class FleetConnection {
  readonly place: QueuePlace
  /** The open connection, or the one that is being opened. */
  #redis: Promise<Redis> | null = null
  #isClosed = false

  constructor(place: QueuePlace) {
    this.place = place
  }

  /**
   * Works with the queue of a destination.
   * @throws SynthError `package_missing`, `queue_unavailable`, and the errors of `work`
   */
  async withQueue<Value>(name: string, work: (queue: PartQueue) => Promise<Value>): Promise<Value> {
    return this.#reached(async ({ bull }, connection) => {
      // A queue that is only read leaves no key behind: its name comes from a caller.
      const queue = new bull.Queue(name, { connection, prefix, skipMetasUpdate: true })
      return settled(queue, work)
    })
  }

  /** The same with a producer, which adds flows of jobs. */
  async withFlows<Value>(work: (flows: FlowProducer) => Promise<Value>): Promise<Value> {
    return this.#reached(async ({ bull }, connection) => settled(new bull.FlowProducer({ connection, prefix }), work))
  }

  async close(): Promise<void> {
    this.#isClosed = true
    await this.#drop(this.#redis)
  }

  async #reached<Value>(work: (packages: QueuePackages, connection: Redis) => Promise<Value>): Promise<Value> {
    const packages = await loadBullmq()
    const opening = (this.#redis ??= this.#open(packages))
    try {
      const connection = await opening
      return await work(packages, connection)
    } catch (error) {
      if (isOurs(error)) throw error
      await this.#drop(opening)
      throw unavailable(this.place, error)
    }
  }

  /** Connects, and forgets the connection when it ends. */
  #open(packages: QueuePackages): Promise<Redis> {
    const opening = this.#connected(packages).then((connection) => connection.once('end', () => this.#forget(opening)))
    return opening
  }

  /** Closes a connection, so that the next call opens another one. */
  async #drop(opening: Promise<Redis> | null): Promise<void> {
    this.#forget(opening)
    const connection = await opening?.catch(() => null)
    connection?.disconnect()
  }

  #forget(opening: Promise<Redis> | null): void {
    if (this.#redis === opening) this.#redis = null
  }

  async #connected({ redis }: QueuePackages): Promise<Redis> {
    if (this.#isClosed) throw new Error('the connection was closed')
    const connection = new redis.Redis(callerOptions(this.place))
    let reason: unknown = null
    connection.on('error', (error) => (reason = error))
    try {
      await connection.connect()
    } catch (error) {
      connection.disconnect()
      throw reason ?? error
    }
    return connection
  }
}

/** Works with a part of BullMQ, and closes it without closing the connection. */
async function settled<Part extends Queue | FlowProducer, Value>(part: Part, work: (part: Part) => Promise<Value>): Promise<Value> {
  let reason: unknown = null
  // Errors of the connection also reject the commands and are reported there; without a listener they would end the process.
  const emitter: EventEmitter = part
  emitter.on('error', (error: Error) => (reason = error))
  try {
    return await work(part)
  } catch (error) {
    throw isOurs(error) ? error : (reason ?? error)
  } finally {
    await part.close()
  }
}

/** Whether it is an error of a caller, or of this program, rather than of the queue. */
function isOurs(error: unknown): boolean {
  return error instanceof SynthError || error instanceof TypeError || error instanceof RangeError || error instanceof ReferenceError
}

/** The error of a queue that cannot be used, without its password. */
export function unavailable({ shown, password }: QueuePlace, error: unknown): SynthError {
  const said =
    error instanceof AggregateError ? error.errors.map(String).join('; ') : error instanceof Error ? error.message : String(error)
  const text = password === null ? said : said.replaceAll(password, '***')
  return new SynthError('queue_unavailable', `The queue at ${shown} cannot be used: ${text}`)
}
