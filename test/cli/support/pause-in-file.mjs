import promises from 'node:fs/promises'
import { syncBuiltinESMExports } from 'node:module'

// Loaded before the program: stops it once (SIGSTOP), when it has written the first bytes of a file whose path matches SYNTH_TEST_PAUSE.
const path = new RegExp(process.env['SYNTH_TEST_PAUSE'] ?? '')
let isPaused = false
const open = promises.open
promises.open = async (name, ...rest) => {
  const file = await open(name, ...rest)
  if (!path.test(String(name))) return file
  const write = file.writeFile.bind(file)
  file.writeFile = async (...content) => {
    await write(...content)
    if (isPaused) return
    isPaused = true
    process.kill(process.pid, 'SIGSTOP')
  }
  return file
}
syncBuiltinESMExports()
