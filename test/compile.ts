import { execFileSync } from 'node:child_process'
import { join } from 'node:path'
import { chromiumPath } from './support/chromium-path.ts'

const leftOut = 'left out: the tests of the playground, for want of a browser; apt-get install chromium, or name one by SYNTH_CHROMIUM\n'

/**
 * Worker threads always run compiled JavaScript, so it is brought up to date before the first test. Returns what is done after the last one: it
 * tells which tests were left out, and how to have them.
 */
export default function compile(): () => void {
  execFileSync(process.execPath, [join(import.meta.dirname, '../.ci/build.mjs')], { stdio: ['ignore', 'inherit', 'inherit'] })
  const browser = chromiumPath()
  return () => {
    if (browser === null) process.stderr.write(leftOut)
  }
}
