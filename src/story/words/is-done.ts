/** Whether a word may say what was done with a row: "shipped", "sent". */
export function isDone(text: string): boolean {
  return /^[a-z]{2,}ed$|^(?:sent|paid|sold|made|begun|met|shown|given|spent|taken|driven)$/.test(text)
}
