/** Bytes [from, to). */
export interface ByteRange {
  readonly from: number
  readonly to: number
}

/**
 * The bytes that a Range header (RFC 9110, 14.2) asks for of `length`; null for all, also where it asks for several ranges, in other units or
 * makes no sense, which a server may ignore; `outside` where it asks for bytes that are not there.
 */
export function rangeAsked(header: string | undefined, length: number): ByteRange | 'outside' | null {
  const [first, last] = bordersIn(header ?? '')
  if (first === '' && last === '') return null
  if (first === '') {
    const from = Math.max(0, length - Number(last))
    return from < length ? { from, to: length } : 'outside'
  }
  const from = Number(first)
  if (last !== '' && Number(last) < from) return null
  return from < length ? { from, to: last === '' ? length : Math.min(length, Number(last) + 1) } : 'outside'
}

/** The digits before and after the hyphen of one range of bytes; '' for none, and for both where the header is anything else. */
function bordersIn(header: string): readonly [first: string, last: string] {
  const equals = header.indexOf('=')
  const hyphen = header.indexOf('-', equals)
  if (equals < 0 || hyphen < 0 || header.slice(0, equals).trim().toLowerCase() !== 'bytes') return ['', '']
  const borders = [header.slice(equals + 1, hyphen).trim(), header.slice(hyphen + 1).trim()] as const
  return borders.every((border) => /^\d*$/.test(border)) ? borders : ['', '']
}
