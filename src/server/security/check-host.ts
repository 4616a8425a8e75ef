import { isIP } from 'node:net'
import { SynthError } from '../../errors.ts'
import { clipped } from '../../clipped.ts'
import { hostName } from './host-name.ts'
import { isLoopback } from './is-loopback.ts'

/**
 * A check of the header Host against DNS rebinding: a page of an attacker whose name comes to lead to this machine has that name there. This
 * machine's own names are always right, at any port, as tunnels change it; so are addresses, which nobody can rebind, unless the service
 * listens on this machine alone.
 *
 * @param names what else is right, in small letters
 * @returns what throws a SynthError `host_not_allowed`
 */
export function checkHost(names: readonly string[], listensOnLoopback: boolean): (header: string) => void {
  const allowed = new Set(names)
  return (header) => {
    const name = hostName(header)
    if (name !== null && (isLoopback(name) || allowed.has(name) || (!listensOnLoopback && isIP(name) !== 0))) return
    const said = JSON.stringify(clipped(header, 100))
    throw new SynthError(
      'host_not_allowed',
      `The header host is ${said}; ask for localhost, or start the service with --allowed-host and the name that you use`,
    )
  }
}
