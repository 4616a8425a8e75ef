import { once } from 'node:events'
import { createServer, type IncomingMessage, type RequestListener, type ServerResponse } from 'node:http'
import { type AddressInfo, connect } from 'node:net'
import { describe, expect, it, onTestFinished } from 'vitest'
import { oneATurn } from '../../src/server/one-a-turn.ts'

const request = 'GET / HTTP/1.1\r\nhost: x\r\n\r\n'

type Handler = (request: IncomingMessage, response: ServerResponse) => void

function listen(handler: Handler, refused: () => void = () => {}): Promise<number> {
  return serve(oneATurn(handler, refused))
}

async function serve(listener: RequestListener): Promise<number> {
  const server = createServer(listener).listen(0, '127.0.0.1')
  onTestFinished(() => void server.close())
  await once(server, 'listening')
  return (server.address() as AddressInfo).port
}

describe('handling one request of a connection in a turn', () => {
  it('should answer requests that come at once in their order, each in a turn of its own', async () => {
    let [place, turn] = [0, 0]
    let isOpen = true
    const count = (): void => {
      turn++
      if (isOpen) setImmediate(count)
    }
    count()
    const turns: number[] = []
    const port = await listen((_request, response) => {
      turns.push(turn)
      response.end(`<${place++}>`)
    })
    const socket = connect(port, '127.0.0.1')
    let text = ''
    socket.on('data', (bytes) => (text += bytes.toString()))
    socket.write(request.repeat(100))
    await expect.poll(() => text).toContain('<99>')
    isOpen = false
    socket.destroy()
    expect(text.match(/<\d+>/g)).toEqual(Array.from({ length: 100 }, (_, at) => `<${at}>`))
    expect(new Set(turns).size).toBe(100)
  })

  it('should not handle requests whose connection has ended before their turn', async () => {
    let handled = 0
    const port = await listen(({ socket }) => {
      handled++
      socket.destroy()
    })
    const socket = connect(port, '127.0.0.1')
    socket.on('error', () => {})
    socket.write(request.repeat(100))
    await once(socket, 'close')
    await expect.poll(() => handled).toBe(1)
  })

  it('should read no further requests of a connection while some wait, and all of them in the end', async () => {
    let [waiting, most] = [0, 0]
    const handle = oneATurn(
      (_request, response) => {
        waiting--
        response.end('<>')
      },
      () => {},
    )
    const port = await serve((...request) => {
      most = Math.max(most, ++waiting)
      handle(...request)
    })
    const socket = connect(port, '127.0.0.1')
    let answers = 0
    socket.on('data', (bytes) => (answers += bytes.toString().split('<>').length - 1))
    socket.write(request.repeat(20_000))
    await expect.poll(() => answers, { timeout: 20_000 }).toBe(20_000)
    socket.destroy()
    // What Node.js reads at a time.
    expect(most).toBeLessThanOrEqual(65_536 / request.length + 1)
  })

  it('should close connections that bring more requests than may wait in all, and serve the others', async () => {
    let refused = 0
    const port = await listen(
      (_request, response) => response.end('<>'),
      () => refused++,
    )
    const many = Array.from({ length: 20 }, () => connect(port, '127.0.0.1').on('error', () => {}))
    for (const socket of many) socket.resume().write(request.repeat(2300))
    await expect.poll(() => refused, { timeout: 10_000 }).toBeGreaterThan(0)
    const other = connect(port, '127.0.0.1')
    let text = ''
    other.on('data', (bytes) => (text += bytes.toString()))
    other.write(request)
    await expect.poll(() => text).toContain('<>')
    await expect.poll(() => many.filter((socket) => socket.destroyed).length).toBe(refused)
    for (const socket of [...many, other]) socket.destroy()
  })
})
