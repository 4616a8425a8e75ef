/** Number of decimals of a number. */
export function decimals(value: number): number {
  return (String(value).split('.')[1] ?? '').length
}
