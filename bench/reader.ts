/**
 * A process that reads one response and discards it: `node reader.js PORT REQUEST-AS-BASE64 SECONDS`.
 * Prints one line of JSON: bytes and seconds from the first byte on, seconds to the first byte, the last bytes, and whether the response
 * was complete. It reads a plain socket into one buffer, so that it uses as little CPU time as possible.
 */
import { connect } from 'node:net'

const [port = '', request = '', seconds = ''] = process.argv.slice(2)
const tailLength = 4096
const chunk = Buffer.alloc(1 << 18)
let bytes = 0
let firstByte = 0
let tail = Buffer.alloc(0)

const start = performance.now()
const socket = connect({
  host: '127.0.0.1',
  port: Number(port),
  onread: {
    buffer: chunk,
    callback: (length) => {
      if (bytes === 0) firstByte = performance.now()
      bytes += length
      if (length < tailLength) tail = Buffer.concat([tail, chunk.subarray(0, length)]).subarray(-tailLength)
      else tail = Buffer.from(chunk.subarray(length - tailLength, length))
      return true
    },
  },
})
const timer = setTimeout(() => socket.destroy(), Number(seconds) * 1000)
socket.on('error', (error) => process.stderr.write(`reader: ${error.message}\n`))
socket.on('connect', () => socket.write(Buffer.from(request, 'base64')))
socket.on('close', () => {
  clearTimeout(timer)
  const end = performance.now()
  const text = tail.toString('latin1')
  process.stdout.write(
    `${JSON.stringify({ bytes, seconds: (end - firstByte) / 1000, firstByteSeconds: (firstByte - start) / 1000, complete: text.endsWith('0\r\n\r\n'), tail: text })}\n`,
  )
})
