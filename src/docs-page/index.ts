import { boundedFetch } from './bounded-fetch.ts'
import { longAnswers } from './long-answers.ts'
import { pagePlugin } from './page-plugin.ts'
import type { DocsRequest, DocsResponse, SwaggerUi } from './swagger-ui.ts'

/** The most characters of an answer whose parsed value is kept too; of a longer one only the text is. */
const longText = 20_000

function bounded(request: DocsRequest): DocsRequest {
  if (request.loadSpec !== true) request.userFetch = boundedFetch
  return request
}

/** Swagger UI shows an answer's text, and would spend long on keeping what it says as well. */
function withoutValue(response: DocsResponse): DocsResponse {
  const { text } = response
  if (typeof text === 'string' && text.length <= longText && longAnswers.of(response.url) === null) return response
  return Object.assign(response, { data: null, body: null, obj: null })
}

const page = globalThis as unknown as { SwaggerUIBundle: SwaggerUi }
const original = page.SwaggerUIBundle

// Swagger UI is made when the page has loaded, which is after this script: it is made with what this page adds.
page.SwaggerUIBundle = Object.assign<SwaggerUi, object>(
  (configuration) =>
    original({
      ...configuration,
      plugins: [...configuration.plugins, pagePlugin],
      requestInterceptor: bounded,
      responseInterceptor: withoutValue,
    }),
  original,
)
