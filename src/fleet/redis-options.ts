import type { QueuePlace } from './queue-place.ts'

/** All keys of the fleet begin with it. */
export const prefix = 'synth'

/** Longest pause between two attempts to connect, in milliseconds. */
const longestPause = 2000

/** The address of a queue as options of ioredis. */
interface Address {
  readonly host: string
  readonly port: number
  readonly db: number
  readonly username?: string
  readonly password?: string
  readonly tls?: object
}

interface CallerOptions extends Address {
  readonly connectTimeout: number
  readonly commandTimeout: number
  readonly maxRetriesPerRequest: number
  readonly lazyConnect: boolean
  readonly retryStrategy: () => null
}

interface WorkerOptions extends Address {
  readonly maxRetriesPerRequest: null
  readonly retryStrategy: (attempt: number) => number
}

function addressOf({ host, port, db, username, password, isEncrypted }: QueuePlace): Address {
  return {
    host,
    port,
    db,
    ...(username === null ? {} : { username }),
    ...(password === null ? {} : { password }),
    ...(isEncrypted ? { tls: {} } : {}),
  }
}

/** A connection of a caller, who waits: it fails at once if the server cannot be reached. */
export function callerOptions(place: QueuePlace): CallerOptions {
  const limits = { connectTimeout: 5000, commandTimeout: 10_000, maxRetriesPerRequest: 0 }
  return { ...addressOf(place), ...limits, lazyConnect: true, retryStrategy: () => null }
}

/** A connection of a worker, which waits until the server can be reached. */
export function workerOptions(place: QueuePlace): WorkerOptions {
  const retryStrategy = (attempt: number): number => Math.min(longestPause, 50 * 2 ** Math.min(attempt, 10))
  return { ...addressOf(place), maxRetriesPerRequest: null, retryStrategy }
}
