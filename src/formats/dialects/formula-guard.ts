/** Beginnings of texts that spreadsheets read as formulas (OWASP, "CSV Injection"). */
const beginnings = /^[=+\-@\t\r]/

/** The text, preceded by an apostrophe if it begins like a formula. */
export function guardFormulas(text: string): string {
  return beginnings.test(text) ? `'${text}` : text
}
