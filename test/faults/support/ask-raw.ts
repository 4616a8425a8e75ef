import { connect } from 'node:net'

/**
 * Sends JSON and reads the whole answer without keeping it: little work here, so that times are those of the service.
 * @returns its status
 */
export function askRaw(port: number, path: string, body: string): Promise<number> {
  const bytes = Buffer.from(body)
  return new Promise((resolve, reject) => {
    const socket = connect(port, '127.0.0.1')
    let status = 0
    socket.on('data', (part) => {
      if (status === 0) status = Number(part.toString('latin1', 9, 12))
    })
    socket.on('error', reject)
    socket.on('close', () => resolve(status))
    const head = `POST ${path} HTTP/1.1\r\nhost: 127.0.0.1\r\nconnection: close\r\ncontent-type: application/json\r\ncontent-length: ${bytes.length}`
    socket.write(`${head}\r\n\r\n`)
    socket.write(bytes)
  })
}
