/** What makes a spreadsheet take a text for a formula: what it begins with (OWASP, "CSV Injection"). */
const beginnings = /^[=+\-@\t\r]/

/** A text that no spreadsheet runs: an apostrophe before it where it begins as formulas do. */
export function guardFormulas(text: string): string {
  return beginnings.test(text) ? `'${text}` : text
}
