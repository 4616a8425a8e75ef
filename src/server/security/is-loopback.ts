import { isIPv4 } from 'node:net'

/** Whether a host, without port and brackets, is a loopback name or address. Names that end in `.localhost` are (RFC 6761). */
export function isLoopback(host: string): boolean {
  const name = host.toLowerCase()
  if (name === 'localhost' || name.endsWith('.localhost') || name === '::1') return true
  const address = name.startsWith('::ffff:') ? name.slice('::ffff:'.length) : name
  return isIPv4(address) && address.startsWith('127.')
}
