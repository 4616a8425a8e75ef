/** Tells for each of the first `count` cells in `target` whether it has a value, 1 or 0; returns how many have one. */
export function presence(nulls: Uint8Array, count: number, target: Int32Array): number {
  let present = 0
  for (let i = 0; i < count; i++) {
    const flag = 1 - (nulls[i] as number)
    target[i] = flag
    present += flag
  }
  return present
}
