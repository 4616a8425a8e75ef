import { SynthError } from '../errors.ts'
import { configuringVariables } from '../llm/configuration.ts'

/** The error of a request that requires a language model if none is configured. */
export function llmNotConfigured(): SynthError {
  return new SynthError(
    'llm_not_configured',
    `Start the service with one of ${configuringVariables.join(', ')} (and SYNTH_LLM_MODEL, SYNTH_LLM_API_KEY if the provider needs them), ` +
      'or send "engine": "rules"',
  )
}
