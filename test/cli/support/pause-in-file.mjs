import { existsSync } from 'node:fs'
import promises from 'node:fs/promises'
import { syncBuiltinESMExports } from 'node:module'
import { setTimeout as sleep } from 'node:timers/promises'

// Loaded before the program. When it has written the first bytes of a file whose path matches SYNTH_TEST_PAUSE, it is stopped (SIGSTOP), once;
// or, if SYNTH_TEST_GATE names a file, the write waits there until that file is gone, while the rest of the program goes on.
const path = new RegExp(process.env['SYNTH_TEST_PAUSE'] ?? '')
const gate = process.env['SYNTH_TEST_GATE']
let isStopped = false

async function pause() {
  if (gate !== undefined) {
    while (existsSync(gate)) await sleep(10)
    return
  }
  if (isStopped) return
  isStopped = true
  process.kill(process.pid, 'SIGSTOP')
}

const open = promises.open
promises.open = async (name, ...rest) => {
  const file = await open(name, ...rest)
  if (!path.test(String(name))) return file
  for (const name of ['write', 'writeFile']) {
    const write = file[name].bind(file)
    file[name] = async (...content) => {
      const written = await write(...content)
      await pause()
      return written
    }
  }
  return file
}
syncBuiltinESMExports()
