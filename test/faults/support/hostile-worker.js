// A worker that does what no worker should: what the text of its task says.
import { move, transferableSymbol, valueSymbol } from 'piscina'

const kept = []

const deeds = {
  /** Never ends, and looks at nothing. */
  loop: () => {
    for (;;);
  },
  throw: () => {
    throw new Error('told to throw')
  },
  exit: () => process.exit(3),
  /** Fills the heap of the thread. */
  memory: () => {
    for (;;) kept.push(Array.from({ length: 1000 }).fill(kept.length))
  },
  /** More than the machine has, in an array. */
  array: () => new ArrayBuffer(2 ** 52),
  /** Works for a minute, and ends soon when nobody wants it. */
  work: ({ stop }) => {
    const end = performance.now() + 60_000
    while (performance.now() < end && Atomics.load(stop, 0) === 0);
    return null
  },
  bytes: () => {
    const buffer = new ArrayBuffer(1 << 18)
    new Uint8Array(buffer).fill(120)
    return move({
      [transferableSymbol]: [buffer],
      [valueSymbol]: { buffer, start: 0, end: buffer.byteLength, blocks: [], plain: null },
    })
  },
}

export default function work(request) {
  if (request === null) return null
  const { deed = 'bytes' } = JSON.parse(request.task.items[0].text)
  return deeds[deed](request)
}
