/** Formats a share for messages: "12.5%". */
export function percent(share: number): string {
  return `${Number((share * 100).toPrecision(6))}%`
}
