import { SynthError } from '../errors.ts'

/** The address of a queue: a database of Redis, or of a server that speaks its protocol. */
export interface QueuePlace {
  readonly host: string
  readonly port: number
  /** Number of the database. */
  readonly db: number
  readonly isEncrypted: boolean
  readonly username: string | null
  readonly password: string | null
  /** The URL without user and password, for messages. */
  readonly shown: string
}

const form = 'a URL such as redis://localhost:6379 or rediss://user:password@host:6380/1'

/** Reads `redis://[user:password@]host[:port][/database]`; `rediss` for TLS. @throws SynthError `validation_failed` */
export function queuePlace(text: string): QueuePlace {
  const url = URL.canParse(text) ? new URL(text) : null
  const [, db = '0'] = /^(?:\/(\d{1,3}))?\/?$/.exec(url?.pathname ?? '?') ?? [null, null]
  if (url === null || db === null || !/^rediss?:$/.test(url.protocol) || url.hostname === '' || url.search !== '' || url.hash !== '')
    throw new SynthError('validation_failed', `The queue must be ${form}`, [{ pointer: '/queue', detail: `must be ${form}` }])
  const { protocol, hostname } = url
  const port = url.port === '' ? 6379 : Number(url.port)
  return {
    host: hostname.replace(/^\[(.*)\]$/, '$1'),
    port,
    db: Number(db),
    isEncrypted: protocol === 'rediss:',
    username: orNull(url.username),
    password: orNull(url.password),
    shown: `${protocol}//${hostname}:${port}${db === '0' ? '' : `/${db}`}`,
  }
}

/** @throws SynthError `validation_failed` for text that is not valid percent-encoding */
function orNull(part: string): string | null {
  try {
    return part === '' ? null : decodeURIComponent(part)
  } catch {
    const detail = 'must have a user and a password in percent-encoding: % is %25'
    throw new SynthError('validation_failed', `The queue ${detail}`, [{ pointer: '/queue', detail }])
  }
}
