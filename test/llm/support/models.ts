import { createSchemaModel, type CheckSchema, type SchemaAnswer, type SchemaModel, type SchemaRequest } from '../../../src/llm/index.ts'
import { enforceCounts } from '../../../src/story/report/enforce-counts.ts'
import { type Runtime, systemRuntime } from '../../../src/llm/runtime.ts'

export const story = 'A shop with customers and their orders'

/** A key such as providers give; it must never be seen again. */
export const secretKey = 'sk-synth-7f3Kq9ZpLw2Xv8Rt5Bn1Yd6H'

export const shop = {
  version: 1,
  name: 'shop',
  tables: [
    {
      name: 'customers',
      rows: { type: 'primary' },
      columns: [
        { name: 'customer_id', kind: 'sequence' },
        { name: 'tier', kind: 'category', values: ['basic', 'gold'], weights: [9, 1] },
      ],
    },
    {
      name: 'orders',
      rows: { type: 'owned', by: 'customers', min: 0, max: 5, mean: 2 },
      columns: [
        { name: 'order_id', kind: 'sequence' },
        { name: 'customer_id', kind: 'owner_key', table: 'customers' },
        { name: 'total', kind: 'decimal', scale: 2, min: 1, max: 500 },
      ],
    },
  ],
} as const

/** A runtime that never sleeps, notes for how long it was asked to, and whose clock can be put forward. */
export function hastyRuntime(): Runtime & { readonly slept: number[]; forward: number } {
  const slept: number[] = []
  const runtime = {
    ...systemRuntime,
    slept,
    forward: 0,
    random: () => 0.5,
    now: () => systemRuntime.now() + runtime.forward,
    sleep: async (milliseconds: number, signal: AbortSignal) => {
      slept.push(milliseconds)
      await systemRuntime.sleep(0, signal)
    },
  }
  return runtime
}

export interface ModelSettings {
  readonly timeoutMs?: number
  readonly key?: string
  readonly runtime?: Runtime
  readonly check?: CheckSchema
  readonly environment?: Readonly<Record<string, string>>
}

/** A model behind a server on this machine. */
export function modelAt(
  url: string,
  { timeoutMs = 20_000, key = secretKey, environment = {}, ...options }: ModelSettings = {},
): SchemaModel {
  const model = createSchemaModel(
    { SYNTH_LLM_BASE_URL: `${url}/v1`, SYNTH_LLM_API_KEY: key, SYNTH_LLM_TIMEOUT_MS: String(timeoutMs), ...environment },
    { runtime: hastyRuntime(), enforceCounts: async (...counts) => enforceCounts(...counts), ...options },
  )
  if (model === null) throw new Error('The environment configures no model')
  return model
}

export function ask(model: SchemaModel, request: Partial<SchemaRequest> = {}): Promise<SchemaAnswer> {
  return model.schemaOf({ story, rows: null, fresh: false, signal: new AbortController().signal, ...request })
}
