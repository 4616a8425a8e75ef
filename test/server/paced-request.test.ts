import { once } from 'node:events'
import { createServer, type IncomingMessage, type ServerResponse } from 'node:http'
import { type AddressInfo, connect } from 'node:net'
import { setTimeout as delay } from 'node:timers/promises'
import { text } from 'node:stream/consumers'
import { describe, expect, it, onTestFinished } from 'vitest'
import { PacedRequest } from '../../src/server/paced-request.ts'

const head = 'POST / HTTP/1.1\r\nhost: x\r\ntransfer-encoding: chunked\r\n\r\n'

/** A request whose body comes in chunks of one byte. */
function inBytes(body: string): string {
  return `${head}${[...body].map((byte) => `1\r\n${byte}\r\n`).join('')}0\r\n\r\n`
}

async function listen(handler: (request: IncomingMessage, response: ServerResponse) => void): Promise<number> {
  const server = createServer({ IncomingMessage: PacedRequest }, handler).listen(0, '127.0.0.1')
  onTestFinished(() => void server.close())
  await once(server, 'listening')
  return (server.address() as AddressInfo).port
}

/** Sends bytes, and returns the answers once there are as many as asked for. */
async function answers(port: number, bytes: string, count: number): Promise<string[]> {
  const socket = connect(port, '127.0.0.1')
  let received = ''
  socket.on('data', (part) => (received += part.toString()))
  socket.write(bytes)
  const found = (): string[] => received.match(/<[^>]*>/g) ?? []
  await expect.poll(() => found().length, { timeout: 5000 }).toBe(count)
  socket.destroy()
  return found()
}

const letters = Array.from({ length: 150_000 }, (_, at) => 'abcdefghij'.charAt(at % 10)).join('')

describe('a body in chunks of one byte', () => {
  it('should be read whole, over many turns, and the next requests of the connection after it', async () => {
    const port = await listen((request, response) => {
      void text(request).then((body) => response.end(`<${body.length} ${body === letters.slice(0, body.length)}>`))
    })
    const sent = inBytes(letters) + inBytes('abc') + inBytes(letters.slice(0, 1000)) + inBytes('')
    expect(await answers(port, sent, 4)).toEqual(['<150000 true>', '<3 true>', '<1000 true>', '<0 true>'])
  })

  it('should leave turns to others: what two socket buffers hold is read in one', async () => {
    let [turn, isOpen] = [0, true]
    const count = (): void => {
      turn++
      if (isOpen) setImmediate(count)
    }
    count()
    const inTurn = new Map<number, number>()
    const port = await listen((request, response) => {
      request.on('data', (bytes: Buffer) => inTurn.set(turn, (inTurn.get(turn) ?? 0) + bytes.length))
      request.on('end', () => response.end('<end>'))
    })
    await answers(port, inBytes(letters), 1)
    isOpen = false
    expect([...inTurn.values()].reduce((total, bytes) => total + bytes, 0)).toBe(letters.length)
    expect(Math.max(...inTurn.values())).toBeLessThanOrEqual((2 * 65_536) / 6)
  })

  it('should wait for a slow reader, and be dropped when it is not read', async () => {
    let held = 0
    const port = await listen((request, response) => {
      if (request.headers['x-ignore'] !== undefined) return void response.end('<ignored>')
      void delay(100).then(async () => {
        held = request.readableLength
        response.end(`<${(await text(request)).length}>`)
      })
    })
    const ignored = inBytes(letters).replace('host: x', 'host: x\r\nx-ignore: 1')
    expect(await answers(port, ignored + inBytes(letters), 2)).toEqual(['<ignored>', '<150000>'])
    expect(held).toBeGreaterThan(0)
    expect(held).toBeLessThanOrEqual(65_536)
  })
})
