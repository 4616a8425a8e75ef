import { execFileSync } from 'node:child_process'
import { join } from 'node:path'

/** Worker threads always run compiled JavaScript, so it is brought up to date before the first test. */
export default function compile(): void {
  execFileSync(process.execPath, [join(import.meta.dirname, '../.ci/build.mjs')], { stdio: ['ignore', 'inherit', 'inherit'] })
}
