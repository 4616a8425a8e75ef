/** How many digits a number has behind its point. */
export function decimals(value: number): number {
  return (String(value).split('.')[1] ?? '').length
}
