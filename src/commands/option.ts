import { Option } from 'commander'

/** An option that an environment variable can also set. */
export function option(flags: string, description: string, variable: string): Option {
  return new Option(flags, description).env(variable)
}
