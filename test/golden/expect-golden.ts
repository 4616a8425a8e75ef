import { expect } from 'vitest'

/**
 * Compares a hash with the table of golden hashes. Changed bytes are a breaking change: the commit that renews a table says why.
 * To renew, run the suite with `SYNTH_PRINT_GOLDEN=1` in the environment: it prints the lines of the new table and compares nothing.
 */
export function expectGolden(table: Readonly<Record<string, string>>, name: string, hash: string): void {
  if (process.env['SYNTH_PRINT_GOLDEN'] === '1') process.stdout.write(`  '${name}': '${hash}',\n`)
  else expect(`${name}: ${hash}`).toBe(`${name}: ${table[name]}`)
}
