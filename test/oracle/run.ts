import { Command } from 'commander'
import { domains } from '../../src/domains/index.ts'
import { checkDomain } from './check-domain.ts'
import { readRules } from './read-rules.ts'
import { startService } from './service.ts'

const sizes = [0, 1, 2, 4095, 4096, 4097, 1_000_000]

const command = new Command('oracle')
  .description('Checks the data of every domain by SQL over its NDJSON')
  .option('--domain <names>', 'domains, separated by commas; default all')
  .option('--rows <counts>', 'rows of the primary table, separated by commas', sizes.join(','))
  .option('--seed <number>', 'what decides the data', '11')
  .option('--memory <size>', 'memory of DuckDB', '4GB')
  .option('--threads <number>', 'threads of DuckDB, and workers of the service', '2')
  .parse()

const options = command.opts<{ domain?: string; rows: string; seed: string; memory: string; threads: string }>()
const names = options.domain?.split(',') ?? [...domains.keys()]
const service = await startService(Number(options.threads))
const bounds = { memory: options.memory, threads: Number(options.threads) }
// A run that is interrupted leaves neither the service nor gigabytes behind.
for (const signal of ['SIGINT', 'SIGTERM'] as const) process.once(signal, () => void service.stop().finally(() => process.exit(130)))
let faulty = 0
try {
  for (const name of names) {
    const domain = domains.get(name)
    if (domain === undefined) throw new Error(`There is no domain ${name}`)
    const rules = await readRules(name)
    for (const rows of options.rows.split(',').map(Number)) {
      const start = performance.now()
      const wanted = { story: domain.story, rows, seed: Number(options.seed), rules }
      const { rows: all, bytes, checks, faults } = await checkDomain(wanted, service, bounds)
      const seconds = (performance.now() - start) / 1000
      const cells = [name.padEnd(17), rows.toLocaleString('en').padStart(9), all.toLocaleString('en').padStart(11)]
      console.log(
        `${cells.join(' ')} rows ${(bytes / 1e6).toFixed(1).padStart(8)} MB ${checks} checks ${faults.length} faults ${seconds.toFixed(1)} s`,
      )
      for (const { table, what, times, example } of faults) console.log(`  ${table}: ${what}: ${times ?? 'not asked'} ${example}`)
      faulty += faults.length
    }
  }
} finally {
  await service.stop()
}
process.exitCode = faulty === 0 ? 0 : 1
