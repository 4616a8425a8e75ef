import { openSync, readSync } from 'node:fs'
import { isMainThread } from 'node:worker_threads'

/** How often the main thread of a service looks at its processor time, in milliseconds. */
const interval = 5

/** Loaded into a service before its own code: tells by a message, when it is asked by one, for how long a turn of its event loop held it. */
function watch() {
  const file = openSync(`/proc/self/task/${process.pid}/schedstat`)
  const bytes = Buffer.alloc(100)
  // The first number is the nanoseconds on a processor (Linux, Documentation/scheduler/sched-stats).
  const spent = () => Number.parseInt(bytes.latin1Slice(0, readSync(file, bytes, 0, 100, 0)), 10) / 1e6
  let [last, longest] = [spent(), 0]
  const look = () => {
    const now = spent()
    longest = Math.max(longest, now - last)
    last = now
  }
  setInterval(look, interval).unref()
  process.on('message', () => {
    look()
    process.send(longest)
    longest = 0
  })
}

if (isMainThread && process.platform === 'linux') watch()
