import { isIP } from 'node:net'
import { SynthError } from '../../errors.ts'
import { clipped } from '../../clipped.ts'
import { hostName } from './host-name.ts'
import { isLoopback } from './is-loopback.ts'

/**
 * A check of the header Host against DNS rebinding: a page of an attacker, whose host name is made to point to this machine, sends that
 * name in Host. Names of this machine are always allowed, at any port, as tunnels change it. IP addresses, which cannot be rebound, are
 * allowed unless the service listens only on this machine.
 *
 * @param names further allowed names, in lower case
 * @returns a function that throws a SynthError `host_not_allowed`
 */
export function checkHost(names: readonly string[], listensOnLoopback: boolean): (header: string) => void {
  const allowed = new Set(names)
  return (header) => {
    const name = hostName(header)
    if (name !== null && (isLoopback(name) || allowed.has(name) || (!listensOnLoopback && isIP(name) !== 0))) return
    const said = JSON.stringify(clipped(header, 100))
    throw new SynthError(
      'host_not_allowed',
      `The header Host is ${said}; use localhost, or start the service with --allowed-host and this host name`,
    )
  }
}
