import type { Registry } from 'prom-client'
import type { SchemaModel } from '../../llm/schema-model.ts'
import { readMetric } from './read-metric.ts'

/** Metrics of the language model. */
export function modelMetrics(registry: Registry, { use }: SchemaModel): void {
  readMetric(registry, {
    type: 'counter',
    name: 'synth_model_calls_total',
    help: 'Requests to the language model, by outcome: answered, left by the caller, or the code of an error. Answers from the cache are not counted.',
    label: 'outcome',
    read: () => use.outcomes,
  })
  readMetric(registry, {
    type: 'counter',
    name: 'synth_model_tokens_total',
    help: 'Tokens of the answered requests, if the provider reports them.',
    label: 'direction',
    read: () => [
      ['input', use.inputTokens],
      ['output', use.outputTokens],
    ],
  })
}
