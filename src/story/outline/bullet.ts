const bullet = /^[ \t]{0,8}(?:(?:[-*•·–▪◦●‣]|\d{1,2}[.)])[ \t]{1,4}|-(?=\p{L}))/u

/** The number of characters of the bullet or number at the start of a line; 0 for none. */
export function bulletLength(line: string): number {
  return bullet.exec(line)?.[0].length ?? 0
}
