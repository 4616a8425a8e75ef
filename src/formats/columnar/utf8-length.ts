/** UTF-8 bytes of a text; a lone surrogate is written as U+FFFD. */
export function utf8Length(text: string): number {
  let bytes = text.length
  for (let i = 0; i < text.length; i++) {
    const unit = text.charCodeAt(i)
    if (unit < 0x80) continue
    if (unit < 0x800) {
      bytes += 1
      continue
    }
    bytes += 2
    // A surrogate pair takes four bytes: two for each code unit.
    if (isHigh(unit) && isLow(text.charCodeAt(i + 1))) i++
  }
  return bytes
}

function isHigh(unit: number): boolean {
  return unit >= 0xd800 && unit <= 0xdbff
}

function isLow(unit: number): boolean {
  return unit >= 0xdc00 && unit <= 0xdfff
}
