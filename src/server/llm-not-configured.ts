import { SynthError } from '../errors.ts'
import { configuringVariables } from '../llm/configuration.ts'

/** The refusal of a request that insists on a language model where there is none. */
export function llmNotConfigured(): SynthError {
  return new SynthError(
    'llm_not_configured',
    `Start the service with one of ${configuringVariables.join(', ')} (and SYNTH_LLM_MODEL, SYNTH_LLM_API_KEY as the provider needs them), ` +
      'or ask with "engine": "rules"',
  )
}
