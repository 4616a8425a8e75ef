import { type ErrorCode, errorTable, SynthError } from '../errors.ts'
import { problemBody, problemType } from './problem.ts'

interface DocumentedResponse {
  readonly description: string
  readonly content: Readonly<Record<string, { schema: unknown; examples: Record<string, { summary: string; value: unknown }> }>>
}

/** Becomes a reference to the component of every error answer. */
const problem = { 'x-component': 'Problem', description: 'The error.' }

/** An example of a request id. */
const exampleId = '2f1a9a52-6c0e-4d0b-9a55-0f7c8e1d3b46'

/** An example error of a code. */
export interface ProblemExample {
  readonly code: ErrorCode
  readonly detail: string
  readonly problems?: SynthError['problems']
}

/** The error answers of a route for its documentation: one entry per status, one example per code. */
export function problemResponses(url: string, examples: readonly ProblemExample[]): Record<number, DocumentedResponse> {
  const responses: Record<number, DocumentedResponse> = {}
  for (const { code, detail, problems } of examples) {
    const { status, title } = errorTable[code]
    const example = { summary: title, value: problemBody(new SynthError(code, detail, problems), url, exampleId) }
    const known = responses[status]?.content[problemType]
    if (known === undefined)
      responses[status] = { description: '', content: { [problemType]: { schema: problem, examples: { [code]: example } } } }
    else known.examples[code] = example
  }
  return Object.fromEntries(Object.entries(responses).map(([status, response]) => [status, { ...response, description: titles(response) }]))
}

/** The distinct titles of the errors of a status. */
function titles({ content }: DocumentedResponse): string {
  const examples = Object.values(content).flatMap((media) => Object.values(media.examples))
  return [...new Set(examples.map(({ summary }) => summary))].join('; ')
}
