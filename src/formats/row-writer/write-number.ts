import { paddedDigits, plainDigits } from './digits.ts'

const zero = 0x30
const point = 0x2e
const minus = 0x2d
const units = [1, 10, 100, 1_000, 10_000, 100_000, 1_000_000, 10_000_000, 100_000_000, 1_000_000_000]

/** Writes `value / 10^scale` with exactly `scale` decimals; `value` is an integer within ±2^53. May overwrite the next 3 bytes. */
export function writeNumber(view: DataView, offset: number, value: number, scale: number): number {
  if (value < 0) {
    view.setUint8(offset, minus)
    return writeNumber(view, offset + 1, -value, scale)
  }
  if (scale === 0) return writeInteger(view, offset, value)
  const unit = units[scale] as number
  // For some dividends near 2^53, division alone rounds up. Subtracting the remainder is always exact, but slower.
  const whole = value < 0x8000_0000 ? (value / unit) | 0 : (value - (value % unit)) / unit
  const behind = writeInteger(view, offset, whole)
  view.setUint8(behind, point)
  return writePadded(view, behind + 1, value - whole * unit, scale)
}

/** Writes an integer from 0 to 2^53; may overwrite the next 3 bytes. */
function writeInteger(view: DataView, offset: number, value: number): number {
  if (value < 10_000) {
    view.setInt32(offset, plainDigits[value] as number, true)
    return offset + (value < 10 ? 1 : value < 100 ? 2 : value < 1_000 ? 3 : 4)
  }
  if (value < 100_000_000) {
    const high = (value / 10_000) | 0
    const behind = writeInteger(view, offset, high)
    view.setInt32(behind, paddedDigits[value - high * 10_000] as number, true)
    return behind + 4
  }
  const low = value % 100_000_000
  const behind = writeInteger(view, offset, (value - low) / 100_000_000)
  const high = (low / 10_000) | 0
  view.setInt32(behind, paddedDigits[high] as number, true)
  view.setInt32(behind + 4, paddedDigits[low - high * 10_000] as number, true)
  return behind + 8
}

/** Writes an integer from 0 to 2^53, padded with zeros to at least `width` digits; may overwrite the next 3 bytes. */
export function writePadded(view: DataView, offset: number, value: number, width: number): number {
  let digits = 1
  for (let bound = 10; bound <= value; bound *= 10) digits++
  let start = offset
  for (; digits < width; digits++) view.setUint8(start++, zero)
  return writeInteger(view, start, value)
}
