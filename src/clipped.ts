/** Most UTF-16 code units of a caller's text in a log line or a sentence. */
const longest = 200

/** The start of a text, as whole characters, with an ellipsis where it goes on. */
export function clipped(text: string, most = longest): string {
  return text.length <= most ? text : `${text.slice(0, most).replace(/[\ud800-\udbff]$/, '')}…`
}
