import { once } from 'node:events'
import { createServer, type ServerResponse } from 'node:http'
import { type AddressInfo, connect, type Socket } from 'node:net'
import { describe, expect, it, onTestFinished } from 'vitest'
import { BodyWriter } from '../../src/server/body-writer.ts'

/** The second answer of a connection whose first one is not finished, and the client. */
async function waitingAnswer(): Promise<{ readonly response: ServerResponse; readonly client: Socket }> {
  const responses: ServerResponse[] = []
  const server = createServer((_request, response) => void responses.push(response)).listen(0, '127.0.0.1')
  onTestFinished(() => void server.close())
  await once(server, 'listening')
  const client = connect((server.address() as AddressInfo).port, '127.0.0.1')
  onTestFinished(() => void client.destroy())
  client.on('error', () => {})
  client.write('GET / HTTP/1.1\r\nhost: x\r\n\r\n'.repeat(2))
  await expect.poll(() => responses.length).toBe(2)
  return { response: responses[1] as ServerResponse, client }
}

describe('a writer of an answer that waits behind another one', () => {
  it('should not wait for a reader that has left before', async () => {
    const { response, client } = await waitingAnswer()
    client.destroy()
    await once(response.req.socket, 'close')
    const writer = new BodyWriter(response, () => {})
    expect(writer.left).toBe(true)
    expect(await writer.write(Buffer.from('a'))).toBe(false)
  })

  it('should tell that its reader leaves', async () => {
    const { response, client } = await waitingAnswer()
    let left = 0
    const writer = new BodyWriter(response, () => left++)
    const written = writer.write(Buffer.from('a'))
    client.destroy()
    expect(await written).toBe(false)
    expect(left).toBe(1)
  })

  it('should end when it is cut off', async () => {
    const { response } = await waitingAnswer()
    let left = 0
    const writer = new BodyWriter(response, () => left++)
    const written = writer.write(Buffer.from('a'))
    writer.cutOff()
    expect(await written).toBe(false)
    expect([writer.left, left]).toEqual([true, 1])
  })
})
