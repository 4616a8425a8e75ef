import type { JSONRPCMessage, RequestId, Transport } from '@modelcontextprotocol/server'
import { LineReader } from './line-reader.ts'
import { readMessage, type Refusal, tooLong } from './read-message.ts'

/** Maximum bytes of one message, and of waiting calls and answers together; above the latter, reading pauses. */
const mostBytes = { message: 10_000_000, waiting: 16_000_000 } as const

interface Call {
  readonly id: RequestId
  readonly message: JSONRPCMessage
  readonly bytes: number
}

/**
 * Messages on standard input and output, one on each line. Calls of tools run one after the other, and the next begins when the answer
 * of the last is written, so that many calls need no more memory than one. Other messages overtake waiting calls. Every request is
 * answered: an invalid message gets an error of JSON-RPC.
 */
export class StdioTransport implements Transport {
  onclose?: () => void
  onerror?: (error: Error) => void
  onmessage?: Transport['onmessage']
  /** Resolves when the input has ended or the output has failed. */
  readonly closed: Promise<void>
  readonly #input: NodeJS.ReadStream
  readonly #output: NodeJS.WriteStream
  readonly #tools: readonly string[]
  readonly #lines = new LineReader(mostBytes.message)
  #waiting: Call[] = []
  #running: RequestId | null = null
  #drained: Promise<void> | null = null
  #isClosed = false
  #setClosed: () => void = () => {}

  /** @param tools the names of all tools */
  constructor(tools: readonly string[], input = process.stdin, output = process.stdout) {
    this.#tools = tools
    this.#input = input
    this.#output = output
    this.closed = new Promise((resolve) => (this.#setClosed = resolve))
  }

  async start(): Promise<void> {
    const close = (): void => void this.close()
    this.#input.on('data', (bytes: Buffer) => this.#read(bytes))
    for (const event of ['end', 'close', 'error']) this.#input.on(event, close)
    this.#output.on('error', close)
    if (this.#input.readableEnded || this.#input.destroyed) setImmediate(close)
  }

  async close(): Promise<void> {
    if (this.#isClosed) return
    this.#isClosed = true
    this.#waiting = []
    this.#lines.clear()
    this.#input.pause()
    this.onclose?.()
    this.#setClosed()
  }

  async send(message: JSONRPCMessage): Promise<void> {
    if (this.#isClosed) return
    try {
      if (!this.#output.write(`${JSON.stringify(message)}\n`)) await this.#whenDrained()
    } finally {
      if ('id' in message && !('method' in message) && message.id === this.#running) this.#runNext()
    }
  }

  #read(bytes: Buffer): void {
    for (const line of this.#lines.add(bytes)) {
      if (this.#isClosed) return
      if (line === null) this.#refuse(tooLong(mostBytes.message))
      else if (line.trim() !== '') this.#take(line)
    }
    if (this.#isFull()) this.#input.pause()
  }

  #take(line: string): void {
    const read = readMessage(line, this.#tools)
    if ('refusal' in read) return this.#refuse(read.refusal)
    const { message } = read
    if (!('method' in message)) return this.onmessage?.(message)
    if ('id' in message && message.method === 'tools/call') {
      this.#waiting.push({ id: message.id, message, bytes: line.length })
      if (this.#running === null) this.#runNext()
      return
    }
    const cancelled = message.method === 'notifications/cancelled' ? message.params?.['requestId'] : undefined
    const place = this.#waiting.findIndex(({ id }) => id === cancelled)
    if (place >= 0) return void this.#waiting.splice(place, 1)
    this.onmessage?.(message)
    // The answer of a cancelled call is not sent.
    if (cancelled !== undefined && cancelled === this.#running) this.#runNext()
  }

  /** Starts the next call in a later turn of the event loop, so that other messages are read first. */
  #runNext(): void {
    const next = this.#waiting.shift()
    this.#running = next?.id ?? null
    if (!this.#isFull() && !this.#isClosed) this.#input.resume()
    if (next === undefined) return
    setImmediate(() => {
      // Cancelled meanwhile.
      if (this.#running === next.id && !this.#isClosed) this.onmessage?.(next.message)
    })
  }

  #isFull(): boolean {
    const waiting = this.#waiting.reduce((sum, { bytes }) => sum + bytes, 0)
    return waiting + this.#output.writableLength > mostBytes.waiting
  }

  #refuse({ id, code, message }: Refusal): void {
    const answer = { jsonrpc: '2.0', id, error: { code, message } }
    void this.send(answer as unknown as JSONRPCMessage)
  }

  /** Also resolves when the output fails. */
  #whenDrained(): Promise<void> {
    this.#drained ??= Promise.race([new Promise<void>((resolve) => this.#output.once('drain', resolve)), this.closed]).then(() => {
      this.#drained = null
      if (!this.#isFull() && !this.#isClosed) this.#input.resume()
    })
    return this.#drained
  }
}
