import { output } from './memory'

let at: usize = 0
let pending: u64 = 0
let pendingBits: u32 = 0

/** Starts a new output. */
export function open(): void {
  setState(output, 0, 0)
}

/** Address of the next byte of output. */
export function address(): usize {
  return at
}

/** Bits, lowest first, that are not yet written. */
export function bits(): u64 {
  return pending
}

/** Number of bits that are not yet written: at most seven after `put`. */
export function bitCount(): u32 {
  return pendingBits
}

/** Takes over the state of a loop that wrote bits by itself. */
export function setState(address: usize, bits: u64, count: u32): void {
  at = address
  pending = bits
  pendingBits = count
}

/** Appends bits, lowest first, at most 56 at a time. */
export function put(value: u64, count: u32): void {
  pending |= value << pendingBits
  pendingBits += count
  store<u64>(at, pending)
  at += pendingBits >> 3
  pending >>= pendingBits & 56
  pendingBits &= 7
}

/** Appends a stored block (RFC 1951, 3.2.4) of at most 65,535 bytes, after which the output is at a byte boundary. */
export function putStored(from: usize, size: u32): void {
  put(0, 3)
  if (pendingBits > 0) put(0, 8 - pendingBits)
  store<u32>(at, size | ((size ^ 0xffff) << 16))
  memory.copy(at + 4, from, size)
  at += 4 + size
}
