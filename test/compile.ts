import { execFileSync } from 'node:child_process'
import { join } from 'node:path'
import type { TestProject } from 'vitest/node'
import { chromiumPath } from './support/chromium-path.ts'
import { hasShell } from './support/has-shell.ts'
import { hasMariadb } from './support/mariadb.ts'
import { postgresPrograms } from './support/postgres.ts'
import { redisPrograms } from './support/redis.ts'

/** What is left out where something is missing, and how to have it. */
function leftOut(): readonly string[] {
  const browser = 'the tests of the playground, for want of a browser; apt-get install chromium, or name one by SYNTH_CHROMIUM'
  return [
    ...(chromiumPath() === null ? [browser] : []),
    ...(postgresPrograms() === null ? ['the tests of PostgreSQL, for want of a server; apt-get install postgresql'] : []),
    ...(hasMariadb() ? [] : ['the tests of MySQL, for want of a server; apt-get install mariadb-server']),
    ...(redisPrograms() === null ? ['the tests of the fleet, for want of a server; apt-get install redis-server'] : []),
    ...['zsh', 'fish'].flatMap((name) => (hasShell(name) ? [] : [`the tests of completion in ${name}; apt-get install ${name}`])),
  ]
}

/**
 * Worker threads always run compiled JavaScript, so it is brought up to date before the first test. Returns what is done after the last
 * one: it tells which tests were left out, and how to have them.
 */
export default function compile({ name, vitest }: TestProject): () => void {
  // The tests of the package want its declarations.
  const types = name === 'long' ? ['--types'] : []
  execFileSync(process.execPath, [join(import.meta.dirname, '../.ci/build.mjs'), ...types], { stdio: ['ignore', 'inherit', 'inherit'] })
  const isSuiteAlone = vitest.config.project.join() === 'suite'
  const longer = 'the tests of whole programs, and of every story and domain; npm run test:long runs them'
  const missing = name === 'long' ? leftOut() : name === 'suite' && isSuiteAlone ? [longer] : []
  return () => {
    for (const each of missing) process.stderr.write(`left out: ${each}\n`)
  }
}
