// A planner that plans, except for stories that tell it to do what no planner should.
import plan from '../../../dist/workers/plan.js'

const deeds = {
  /** Never ends, and looks at nothing. */
  'hostile loop': () => {
    for (;;);
  },
  'hostile throw': () => {
    throw new Error('told to throw')
  },
  'hostile exit': () => process.exit(3),
  /** Fills the heap of the thread. */
  'hostile memory': () => {
    const hoard = []
    for (;;) hoard.push(Array.from({ length: 1 << 16 }, (_, place) => place + 0.5))
  },
  /** Plans for a minute, and ends soon when nobody wants it. */
  'hostile work': ({ stop }) => {
    const end = performance.now() + 60_000
    while (performance.now() < end && Atomics.load(stop, 0) === 0);
    return null
  },
}

export default function planOrNot(request) {
  const deed = deeds[request?.call.args[0]?.story]
  return deed === undefined ? plan(request) : deed(request)
}
