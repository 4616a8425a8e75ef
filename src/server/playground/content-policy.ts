/**
 * The content security policy of the playground: only files of this service, no inline scripts or styles. Its data comes from this service
 * too. `data:` images are those in style sheets.
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
