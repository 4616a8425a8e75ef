/**
 * The host of a header Host, in lower case, without the port, the brackets of an address and the trailing dot; null if the header is
 * invalid (RFC 9110, 7.2).
 */
export function hostName(header: string): string | null {
  const [, bracketed, plain] = /^(?:\[([\da-f:.]+)\]|([^\s:@/?#[\]\\]+))(?::\d*)?$/.exec(header.toLowerCase()) ?? []
  const name = bracketed ?? plain ?? null
  return name !== null && name.endsWith('.') ? name.slice(0, -1) : name
}
