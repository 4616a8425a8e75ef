import { createServer, type IncomingMessage, type ServerResponse } from 'node:http'
import type { AddressInfo, Socket } from 'node:net'

export interface Received {
  readonly path: string
  readonly headers: IncomingMessage['headers']
  readonly text: string
  readonly body: Record<string, unknown>
}

export type Behaviour = (response: ServerResponse, received: Received) => void

export interface MisbehavingServer {
  readonly url: string
  readonly received: readonly Received[]
  readonly openSockets: () => number
  /** Resolves when no client is connected any more. */
  readonly deserted: () => Promise<void>
  readonly close: () => Promise<void>
}

/** A server on this machine that does to its n-th request what the n-th behaviour says, and to all later ones what the last one says. */
export async function misbehave(...behaviours: readonly Behaviour[]): Promise<MisbehavingServer> {
  const received: Received[] = []
  const sockets = new Set<Socket>()
  const server = createServer((request, response) => {
    const chunks: Buffer[] = []
    request.on('data', (chunk: Buffer) => chunks.push(chunk))
    request.on('end', () => {
      const text = Buffer.concat(chunks).toString()
      const all = { path: request.url ?? '', headers: request.headers, text, body: JSON.parse(text) as Record<string, unknown> }
      const behaviour = behaviours[Math.min(received.length, behaviours.length - 1)]
      received.push(all)
      behaviour?.(response, all)
    })
  })
  server.on('connection', (socket) => {
    sockets.add(socket)
    socket.on('close', () => sockets.delete(socket))
    socket.on('error', () => {})
  })
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  return {
    url: `http://127.0.0.1:${(server.address() as AddressInfo).port}`,
    received,
    openSockets: () => sockets.size,
    deserted: async () => {
      for (const start = Date.now(); sockets.size > 0;) {
        if (Date.now() - start > 5000) throw new Error(`${sockets.size} connections are still open`)
        await new Promise((resolve) => setTimeout(resolve, 2))
      }
    },
    close: async () => {
      for (const socket of sockets) socket.destroy()
      await new Promise((resolve) => server.close(resolve))
    },
  }
}

export function json(response: ServerResponse, status: number, body: unknown, headers: Record<string, string> = {}): void {
  response.writeHead(status, { 'content-type': 'application/json', ...headers })
  response.end(JSON.stringify(body))
}

/** A chat completion that says `content`. */
export function says(content: unknown, finish = 'stop', message: object = {}): Behaviour {
  const text = typeof content === 'string' ? content : JSON.stringify(content)
  return (response) =>
    json(response, 200, {
      id: 'chatcmpl-1',
      object: 'chat.completion',
      model: 'double-1',
      choices: [{ index: 0, message: { role: 'assistant', content: text, ...message }, finish_reason: finish }],
      usage: { prompt_tokens: 10, completion_tokens: 20, total_tokens: 30 },
    })
}

/** A status with a provider's error in the body. */
export function fails(status: number, message = 'no', headers: Record<string, string> = {}): Behaviour {
  return (response) => json(response, status, { error: { message, type: 'some_error', code: null } }, headers)
}
