import { spawnSync } from 'node:child_process'

/** Whether this machine has a shell. */
export function hasShell(name: string): boolean {
  return spawnSync(name, ['--version']).status === 0
}
