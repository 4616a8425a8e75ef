import { once } from 'node:events'
import { createServer, type IncomingMessage, type ServerResponse } from 'node:http'
import { type AddressInfo, connect } from 'node:net'
import { describe, expect, it, onTestFinished } from 'vitest'
import { oneATurn } from '../../src/server/one-a-turn.ts'

const request = 'GET / HTTP/1.1\r\nhost: x\r\n\r\n'

async function listen(handler: (request: IncomingMessage, response: ServerResponse) => void): Promise<number> {
  const server = createServer(oneATurn(handler)).listen(0, '127.0.0.1')
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
})
