/** Whether a number may be a year: a whole number from 1900 to 2100. */
export function isYear(number: number): boolean {
  return Number.isInteger(number) && number >= 1900 && number <= 2100
}
