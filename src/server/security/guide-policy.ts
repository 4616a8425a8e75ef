/** What a page of the guide may load and do (`Content-Security-Policy`): its own style, script and search, and nothing of anybody else. */
export const guidePolicy =
  "default-src 'none'; style-src 'self'; script-src 'self'; connect-src 'self'; img-src 'self' data:; base-uri 'none'; form-action 'none'; frame-ancestors 'none'"
