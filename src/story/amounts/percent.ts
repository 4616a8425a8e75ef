/** A share as it is told: "12.5%". */
export function percent(share: number): string {
  return `${Number((share * 100).toPrecision(6))}%`
}
