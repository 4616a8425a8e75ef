/** Whether a text is a year in digits, from 1900 to 2099. */
export function isYearText(text: string): boolean {
  return /^(?:19|20)\d\d$/.test(text)
}
