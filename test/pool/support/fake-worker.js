import { move, transferableSymbol, valueSymbol } from 'piscina'
import { fill } from './fill.js'

/** Does what the task's text says: waits, fails, dies, or fills its buffer with bytes that its seed determines. */
export default async function work(request) {
  if (request === null) return null
  const { items, seed } = request.task
  const { size = 1 << 16, delay = 0, fail = false, die = false } = JSON.parse(items[0].text)
  if (delay > 0) await new Promise((resolve) => setTimeout(resolve, delay))
  if (fail) throw new Error('told to fail')
  if (die) process.exit(3)
  const reusable = request.buffer !== null && request.buffer.byteLength >= size
  const buffer = reusable ? request.buffer : new ArrayBuffer(size)
  fill(new Uint8Array(buffer, 0, size), seed)
  return move({ [transferableSymbol]: [buffer], [valueSymbol]: { buffer, start: 0, end: size, blocks: [], plain: null } })
}
