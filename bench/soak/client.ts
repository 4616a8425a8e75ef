import { createHash } from 'node:crypto'
import { Agent, type IncomingMessage, request } from 'node:http'
import { type Socket, connect } from 'node:net'
import { setTimeout as delay } from 'node:timers/promises'
import type { Ask, Raw, Turn } from './turn.ts'

/** How an answer ended: complete, left by the reader, broken off by the service, or not begun before the reader's time-out. */
export type Ending = 'whole' | 'left' | 'broken' | 'unanswered'

export interface Answer {
  /** 0 if there was none. */
  readonly status: number
  readonly ending: Ending
  readonly bytes: number
  /** Seconds from the request, or the connection, to the end. */
  readonly seconds: number
  /** The beginning of the body of an error, or the fault of a broken connection; empty for other answers. */
  readonly problem: string
  /** A digest of the body. */
  readonly sha256: string
  readonly headers: Readonly<Record<string, string | string[] | undefined>>
}

const mostOfProblem = 600

/** A reader with at least this time-out expects an answer. */
const expecting = 30

/** Sends the requests of turns to a service on 127.0.0.1. */
export class Client {
  readonly #agent = new Agent({ keepAlive: true, timeout: 4000 })
  readonly #sockets = new Set<Socket>()
  readonly #port: number

  constructor(port: number) {
    this.#port = port
  }

  /** Yields the answers of a turn in order; ends after the time-outs of the turn. */
  async perform(turn: Turn, report: (answer: Answer, ask: Ask | Raw) => void): Promise<void> {
    if ('pieces' in turn) {
      const all = Array.from({ length: turn.connections }, () => this.#sendRaw(turn))
      for (const answers of await Promise.all(all)) for (const answer of answers) report(answer, turn)
      return
    }
    const known: Record<string, string> = {}
    for (const ask of turn.asks) {
      const answer = await this.#read(filled(ask, known))
      report(answer, ask)
      for (const name of ['location', 'etag']) known[name] = String(answer.headers[name] ?? known[name] ?? '')
      if (answer.status === 0 || answer.status >= 400) return
    }
  }

  /** Closes all open connections. */
  close(): void {
    this.#agent.destroy()
    for (const socket of this.#sockets) socket.destroy()
  }

  #read(ask: Ask): Promise<Answer> {
    const { reader, method, path, headers } = ask
    const start = performance.now()
    return new Promise((resolve) => {
      const sent = request({ host: '127.0.0.1', port: this.#port, agent: this.#agent, method, path, headers: lengthOf(ask, headers) })
      const hash = createHash('sha256')
      let [bytes, problem, response] = [0, '', null as IncomingMessage | null]
      const end = (ending: Ending): void => {
        clearTimeout(timer)
        sent.destroy()
        resolve({
          status: response?.statusCode ?? 0,
          ending,
          bytes,
          problem,
          seconds: (performance.now() - start) / 1000,
          sha256: hash.copy().digest('hex'),
          headers: response?.headers ?? {},
        })
      }
      const timer = setTimeout(() => end(response === null && reader.seconds >= expecting ? 'unanswered' : 'left'), reader.seconds * 1000)
      const breakOff = (error: NodeJS.ErrnoException): void => {
        problem = `${error.code ?? error.message}${sent.reusedSocket ? ' on a connection that was used before' : ''}`
        end('broken')
      }
      sent.on('error', breakOff)
      sent.on('response', (incoming) => {
        response = incoming
        if (reader.bytes === 0) return end('left')
        incoming.on('data', (chunk: Buffer) => {
          bytes += chunk.length
          hash.update(chunk)
          if ((incoming.statusCode ?? 0) >= 400 && problem.length < mostOfProblem) problem += chunk.toString('utf8', 0, mostOfProblem)
          if (bytes >= reader.bytes) end('left')
          else hold(incoming, chunk.length / reader.bytesPerSecond)
        })
        incoming.on('error', breakOff)
        incoming.on('close', () => end(incoming.complete ? 'whole' : 'broken'))
      })
      sent.end(ask.body ?? undefined)
    })
  }

  /** Returns an answer for each status line received. */
  async #sendRaw({ pieces, pauseMilliseconds, end, seconds }: Raw): Promise<readonly Answer[]> {
    const start = performance.now()
    const socket = connect(this.#port, '127.0.0.1')
    this.#sockets.add(socket)
    const closed = new Promise((resolve) => socket.once('close', resolve))
    const statuses: number[] = []
    let bytes = 0
    socket.on('error', () => socket.destroy())
    socket.on('data', (chunk) => {
      bytes += chunk.length
      for (const [, status] of chunk.toString('latin1').matchAll(/HTTP\/1\.1 (\d{3}) /g)) statuses.push(Number(status))
    })
    const timer = setTimeout(() => socket.destroy(), seconds * 1000)
    for (const [place, piece] of pieces.entries()) {
      if (place > 0) await delay(pauseMilliseconds)
      if (!socket.destroyed) socket.write(piece, 'latin1')
    }
    if (end === 'break') socket.destroy()
    if (end === 'close') socket.end()
    await closed
    clearTimeout(timer)
    this.#sockets.delete(socket)
    const of = {
      ending: 'whole',
      bytes: bytes / statuses.length,
      seconds: (performance.now() - start) / 1000,
      problem: '',
      sha256: '',
      headers: {},
    } as const
    return statuses.map((status) => ({ ...of, status }))
  }
}

/** Waits before reading on; for ever if the reader does not read. */
function hold(incoming: IncomingMessage, seconds: number): void {
  if (seconds === 0) return
  incoming.pause()
  if (Number.isFinite(seconds)) setTimeout(() => incoming.resume(), seconds * 1000)
}

function lengthOf({ body }: Ask, headers: Readonly<Record<string, string>>): Readonly<Record<string, string | number>> {
  return body === null ? headers : { ...headers, 'content-length': Buffer.byteLength(body) }
}

function filled(ask: Ask, known: Readonly<Record<string, string>>): Ask {
  const fill = (text: string): string => text.replace(/\{(location|etag)\}/g, (_, name: string) => known[name] ?? '')
  return {
    ...ask,
    path: fill(ask.path),
    headers: Object.fromEntries(Object.entries(ask.headers).map(([name, value]) => [name, fill(value)])),
  }
}
