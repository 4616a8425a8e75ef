/** Bytes [from, to). */
export interface ByteRange {
  readonly from: number
  readonly to: number
}

/**
 * The range of bytes that a Range header (RFC 9110, 14.2) requests of a body of `length` bytes. Null for the whole body, including several
 * ranges, other units and invalid headers, which a server may ignore; `outside` for a range beyond the end.
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

/** The digits before and after the hyphen of a single range of bytes; '' for a missing number, and twice '' for any other header. */
function bordersIn(header: string): readonly [first: string, last: string] {
  const equals = header.indexOf('=')
  const hyphen = header.indexOf('-', equals)
  if (equals < 0 || hyphen < 0 || header.slice(0, equals).trim().toLowerCase() !== 'bytes') return ['', '']
  const borders = [header.slice(equals + 1, hyphen).trim(), header.slice(hyphen + 1).trim()] as const
  return borders.every((border) => /^\d*$/.test(border)) ? borders : ['', '']
}
