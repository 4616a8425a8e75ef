/** Maximum UTF-16 code units of a caller's text in a log line or a sentence. */
const longest = 200

/** The beginning of a text, at most `most` code units without splitting a character, followed by an ellipsis if the text is longer. */
export function clipped(text: string, most = longest): string {
  return text.length <= most ? text : `${text.slice(0, most).replace(/[\ud800-\udbff]$/, '')}…`
}
