/** The `Content-Security-Policy` of a page of the guide: only its own styles, scripts and search index. */
export const guidePolicy =
  "default-src 'none'; style-src 'self'; script-src 'self'; connect-src 'self'; img-src 'self' data:; base-uri 'none'; form-action 'none'; frame-ancestors 'none'"
