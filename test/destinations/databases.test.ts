import { describeLoads } from './support/describe-loads.ts'
import { duckdb } from './support/duckdb.ts'
import { postgres } from './support/postgres.ts'
import { sqlite } from './support/sqlite.ts'

for (const system of [postgres, duckdb, sqlite]) describeLoads(system)
