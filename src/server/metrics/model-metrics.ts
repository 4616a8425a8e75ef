import type { Registry } from 'prom-client'
import type { SchemaModel } from '../../llm/schema-model.ts'
import { readMetric } from './read-metric.ts'

/** How the language model was used. */
export function modelMetrics(registry: Registry, { use }: SchemaModel): void {
  readMetric(registry, {
    type: 'counter',
    name: 'synth_model_calls_total',
    help: 'Stories that the language model was asked about, by what came of it: answered, left by the caller, or the code of an error. Answers that were remembered are no calls.',
    label: 'outcome',
    read: () => use.outcomes,
  })
  readMetric(registry, {
    type: 'counter',
    name: 'synth_model_tokens_total',
    help: 'Tokens of the calls that were answered, where the provider tells.',
    label: 'direction',
    read: () => [
      ['input', use.inputTokens],
      ['output', use.outputTokens],
    ],
  })
}
