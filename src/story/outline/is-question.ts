/** "whether the person smokes", "has the client subscribed?" */
const asking = /^(?:whether (?!.* or (?!not\b))[^\d<>=,]{3,80}|(?:has|have|did|does|is|are|was|were) [^\d<>=,]{3,80}\?)$/i
/** Words that compare with what is said elsewhere. */
const comparing = /\b(?:above|below|over|under|more|less|higher|lower|than|at least|at most|exceed(?:s|ed)?)\b/i

/** Whether a description of a column asks whether something is so, and no more. */
export function isQuestion(text: string): boolean {
  return asking.test(text) && !comparing.test(text)
}
