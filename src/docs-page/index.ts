import { boundedFetch } from './bounded-fetch.ts'
import { longAnswers } from './long-answers.ts'
import { pagePlugin } from './page-plugin.ts'
import type { DocsRequest, DocsResponse, SwaggerUi } from './swagger-ui.ts'

/** Maximum characters of an answer for which Swagger UI keeps the parsed value, too. */
const longText = 20_000

function bounded(request: DocsRequest): DocsRequest {
  if (request.loadSpec !== true) request.userFetch = boundedFetch
  return request
}

/** Removes the parsed value. Swagger UI shows the text of an answer, and keeping a large value takes it long. */
function withoutValue(response: DocsResponse): DocsResponse {
  const { text } = response
  if (typeof text === 'string' && text.length <= longText && longAnswers.of(response.url) === null) return response
  return Object.assign(response, { data: null, body: null, obj: null })
}

const page = globalThis as unknown as { SwaggerUIBundle: SwaggerUi }
const original = page.SwaggerUIBundle

// Swagger UI is created when the page has loaded, after this script has run; it then gets the additions of this page.
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
