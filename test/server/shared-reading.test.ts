import { once } from 'node:events'
import { createServer } from 'node:http'
import { type AddressInfo, connect, type Socket } from 'node:net'
import { text } from 'node:stream/consumers'
import { expect, it, onTestFinished } from 'vitest'
import { PacedRequest } from '../../src/server/paced-request.ts'
import { shareReading } from '../../src/server/shared-reading.ts'

const head = 'POST / HTTP/1.1\r\nhost: x\r\ntransfer-encoding: chunked\r\n\r\n'

it('should read the bodies of many connections whole, and answer a new one before them', async () => {
  const answered: number[] = []
  const server = createServer({ IncomingMessage: PacedRequest }, (request, response) => {
    void text(request).then((body) => {
      answered.push(body.length)
      response.end(`<${body.length}>`)
    })
  })
  shareReading(server)
  server.listen(0, '127.0.0.1')
  onTestFinished(() => void server.close())
  await once(server, 'listening')
  const { port } = server.address() as AddressInfo
  const ask = (bytes: string): Promise<string> => {
    const socket = connect(port, '127.0.0.1')
    socket.write(bytes)
    return new Promise((resolve) => {
      let received = ''
      socket.on('data', (part) => {
        received += part.toString()
        if (!received.includes('>')) return
        socket.destroy()
        resolve(/<.*>/.exec(received)?.[0] ?? '')
      })
    })
  }
  const length = 100_000
  const long = Array.from({ length: 30 }, () => ask(`${head}${'1\r\nx\r\n'.repeat(length)}0\r\n\r\n`))
  const short = await ask(`${head}1\r\nx\r\n0\r\n\r\n`)
  expect(short).toBe('<1>')
  expect(await Promise.all(long)).toEqual(long.map(() => `<${length}>`))
  expect(answered[0]).toBe(1)
})

it('should accept the connections that have arrived before it reads those that hold the thread', async () => {
  let accepted = 0
  /** Number of connections that were accepted before each connection was read. */
  const before = new Map<Socket, number>()
  const server = createServer(({ socket }, response) => {
    if (!before.has(socket)) before.set(socket, accepted)
    // Together the requests of a connection use up more than a turn.
    for (const start = performance.now(); performance.now() - start < 1;);
    response.end()
  })
  server.on('connection', () => void accepted++)
  shareReading(server)
  server.listen(0, '127.0.0.1')
  onTestFinished(() => void server.close())
  await once(server, 'listening')
  const { port } = server.address() as AddressInfo
  const sockets = Array.from({ length: 60 }, () => connect(port, '127.0.0.1'))
  for (const socket of sockets) socket.resume().write('GET / HTTP/1.1\r\nhost: x\r\n\r\n'.repeat(25))
  await expect.poll(() => before.size, { timeout: 10_000 }).toBe(60)
  for (const socket of sockets) socket.destroy()
  expect([...before.values()][5]).toBe(60)
})
