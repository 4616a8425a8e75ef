import { curl } from './curl.ts'
import { duckdb } from './duckdb.ts'
import { javascript } from './javascript.ts'
import type { LineWriter } from './line.ts'
import { pandas } from './pandas.ts'
import { polars } from './polars.ts'
import { psql } from './psql.ts'
import { synth } from './synth.ts'

/** The tools, in the order in which they are shown. */
export const lineWriters: readonly LineWriter[] = [curl, pandas, polars, duckdb, psql, javascript, synth]
