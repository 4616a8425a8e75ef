import { ApiError } from './api-error.ts'

/** The JSON of an answer. @throws ApiError if the answer breaks off or is not JSON; the `AbortError` of the request's signal */
export async function jsonOf<Value>(response: Response): Promise<Value> {
  try {
    return (await response.json()) as Value
  } catch (error) {
    if (error instanceof DOMException && error.name === 'AbortError') throw error
    const detail =
      error instanceof SyntaxError
        ? 'The answer is not JSON: something else than the service answers'
        : 'The answer broke off before its end'
    throw new ApiError({ status: 0, code: 'unreachable', title: 'No answer', detail })
  }
}
