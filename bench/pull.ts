import { once } from 'node:events'
import { Agent, type IncomingHttpHeaders, type IncomingMessage, request } from 'node:http'

/** Measurements of one response. */
export interface Pulled {
  readonly bytes: number
  readonly firstByteSeconds: number
  /** Seconds from the request to the last byte. */
  readonly seconds: number
}

const agent = new Agent({ keepAlive: true })

/** Reads a response for at most `seconds` after its first byte and discards it; with 0, disconnects at the first byte. */
export async function pull(url: string, seconds: number, headers: Readonly<Record<string, string>> = {}): Promise<Pulled> {
  const start = performance.now()
  const sent = request(url, { agent, headers }).end()
  const [response] = (await once(sent, 'response')) as [IncomingMessage]
  if ((response.statusCode ?? 500) >= 300) throw new Error(`${url} answers ${response.statusCode}`)
  let [bytes, firstByte] = [0, 0]
  try {
    for await (const chunk of response as AsyncIterable<Buffer>) {
      if (bytes === 0) firstByte = performance.now()
      bytes += chunk.length
      if (performance.now() - firstByte > seconds * 1000 || seconds === 0) break
    }
  } finally {
    if (!response.complete) response.destroy()
  }
  return { bytes, firstByteSeconds: (firstByte - start) / 1000, seconds: (performance.now() - start) / 1000 }
}

/** Seconds until the headers of a file arrive. */
export async function headSeconds(url: string): Promise<number> {
  const start = performance.now()
  await get(url, 'HEAD')
  return (performance.now() - start) / 1000
}

/** Reads a whole response. */
export async function get(
  url: string,
  method = 'GET',
  headers: Readonly<Record<string, string>> = {},
): Promise<{ readonly headers: IncomingHttpHeaders; readonly body: Buffer }> {
  const sent = request(url, { agent, method, headers }).end()
  const [response] = (await once(sent, 'response')) as [IncomingMessage]
  const parts: Buffer[] = []
  for await (const chunk of response as AsyncIterable<Buffer>) parts.push(chunk)
  return { headers: response.headers, body: Buffer.concat(parts) }
}
