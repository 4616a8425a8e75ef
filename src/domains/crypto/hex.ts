const bytes = Array.from({ length: 256 }, (_, byte) => byte.toString(16).padStart(2, '0'))

/** Segments of a text that make a hexadecimal number of so many bytes: an address has 20, a hash 32. */
export function hex(count: number): readonly { readonly values: readonly string[] }[] {
  return Array.from({ length: count }, () => ({ values: bytes }))
}
