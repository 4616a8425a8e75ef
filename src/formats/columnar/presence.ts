/** Writes into `target` 1 for each of the first `count` cells that has a value, else 0. Returns the number of values. */
export function presence(nulls: Uint8Array, count: number, target: Int32Array): number {
  let present = 0
  for (let i = 0; i < count; i++) {
    const flag = 1 - (nulls[i] as number)
    target[i] = flag
    present += flag
  }
  return present
}
