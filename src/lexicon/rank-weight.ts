/**
 * The weight of the entry at rank `rank`, from 0, in a list ordered by frequency: 16 for the first entry, 8 at rank 12, 1 in the tail. It
 * approximates the surname counts of the US census of 2010, in which the 1st, 50th and 400th are about 16 : 4 : 1.
 */
export function rankWeight(rank: number): number {
  return Math.max(1, Math.round((16 * 12) / (12 + rank)))
}
