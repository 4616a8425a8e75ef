/**
 * What the playground may load: files of this service and nothing else; no script and no style that stands in the page. Its data comes from this
 * service too. Images are the pictures that style sheets carry.
 */
export const contentPolicy = [
  "default-src 'self'",
  "script-src 'self'",
  "style-src 'self'",
  "img-src 'self' data:",
  "connect-src 'self'",
  "object-src 'none'",
  "base-uri 'none'",
  "form-action 'self'",
  "frame-ancestors 'none'",
].join('; ')
