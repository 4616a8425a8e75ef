/** ASCII digits of 0 to 9999, padded with zeros to four digits, the first digit in the lowest byte. */
export const paddedDigits = new Int32Array(10_000)

/** The same without leading zeros; the bytes after the last digit are zero. */
export const plainDigits = new Int32Array(10_000)

for (let value = 0; value < 10_000; value++) {
  paddedDigits[value] = packAscii(String(value).padStart(4, '0'))
  plainDigits[value] = packAscii(String(value))
}

/** Packs up to four ASCII characters, the first in the lowest byte. */
export function packAscii(text: string): number {
  let packed = 0
  for (let index = 0; index < text.length; index++) packed |= text.charCodeAt(index) << (index * 8)
  return packed
}

const fractionTables = new Map<number, Int32Array>()

/** '.' and the `scale` digits of 0 to 10^scale - 1, packed; `scale` is 1 to 3. */
export function fractionTexts(scale: number): Int32Array {
  let table = fractionTables.get(scale)
  if (table === undefined) {
    table = Int32Array.from({ length: 10 ** scale }, (_, value) => packAscii(`.${String(value).padStart(scale, '0')}`))
    fractionTables.set(scale, table)
  }
  return table
}
