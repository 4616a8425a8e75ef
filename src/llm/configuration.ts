import { type Provider, providers } from './providers/index.ts'

type Environment = Readonly<Record<string, string | undefined>>

/** The configured language model: provider, address, key, model and time limit. */
export interface Configuration {
  readonly provider: Provider
  /** The complete URL of requests. */
  readonly endpoint: URL
  /** Null for a server on this machine or network that needs none. */
  readonly key: string | null
  readonly model: string
  /** Time limit for one story in milliseconds. */
  readonly timeoutMs: number
}

/** An invalid environment variable. The message names the variable, and never contains a key. */
export class ConfigurationError extends Error {
  override readonly name = 'ConfigurationError'
}

/** Default time limit for one story in milliseconds; SYNTH_LLM_TIMEOUT_MS overrides it. */
const defaultTimeoutMs = 60_000

/** The variables that configure a language model; any one of these is enough. */
export const configuringVariables: readonly string[] = [
  'SYNTH_LLM_BASE_URL',
  ...[...providers.values()].map(({ keyVariable }) => keyVariable),
]

/**
 * Reads the environment; null if it configures no language model. `SYNTH_LLM_*` override the defaults of a well-known provider, the first
 * one in the registry whose key is set. The key of a well-known provider is never sent to a host other than its provider and this machine.
 * @throws ConfigurationError
 */
export function readConfiguration(environment: Environment): Configuration | null {
  const read = (name: string): string | null => {
    const value = environment[name] ?? ''
    return value === '' ? null : value
  }
  const known = [...providers.values()].find(({ keyVariable }) => read(keyVariable) !== null)
  const base = read('SYNTH_LLM_BASE_URL')
  if (base === null && known === undefined) {
    if (read('SYNTH_LLM_API_KEY') === null) return null
    throw new ConfigurationError('SYNTH_LLM_API_KEY is set without a server: set SYNTH_LLM_BASE_URL as well')
  }
  const url = base === null ? null : baseUrl(base, read('SYNTH_LLM_API_KEY') !== null)
  const provider = url === null ? (known as Provider) : providerAt(url, known)
  const place = url ?? new URL(provider.baseUrl)
  const endpoint = provider.endpoint(place)
  const own = place.hostname === new URL(provider.baseUrl).hostname
  const key = keyFor(provider, own || isLoopback(place.hostname), read)
  if (key === null && !isNear(place.hostname))
    throw new ConfigurationError(
      `SYNTH_LLM_API_KEY must be set: SYNTH_LLM_BASE_URL points to ${place.hostname}, which is neither this machine nor on its network`,
    )
  const model = read('SYNTH_LLM_MODEL') ?? (url === null || own ? provider.model : 'default')
  if (!/^[\p{L}\p{N}\p{P}\p{S} ]{1,200}$/u.test(model))
    throw new ConfigurationError('SYNTH_LLM_MODEL must be a name of at most 200 characters, without control characters')
  return { provider, endpoint, key, model, timeoutMs: timeoutOf(read('SYNTH_LLM_TIMEOUT_MS')) }
}

/** Whether a host is always this machine, independent of name servers. */
export function isLoopback(hostname: string): boolean {
  return hostname === 'localhost' || hostname.endsWith('.localhost') || hostname === '[::1]' || /^127(\.\d{1,3}){3}$/.test(hostname)
}

/**
 * Whether a host is this machine or on its network: a name without a dot, such as that of a container, a name that no public name server
 * knows, or a private address (RFC 1918, RFC 4193). Such a server may need no key.
 */
export function isNear(hostname: string): boolean {
  return (
    isLoopback(hostname) ||
    /^[a-z\d_-]+$/i.test(hostname) ||
    /\.(?:local|internal|lan|home\.arpa)$/i.test(hostname) ||
    /^(?:10(?:\.\d{1,3}){3}|192\.168(?:\.\d{1,3}){2}|172\.(?:1[6-9]|2\d|3[01])(?:\.\d{1,3}){2})$/.test(hostname) ||
    /^\[f[cd][\da-f]{2}:/i.test(hostname)
  )
}

function baseUrl(text: string, hasKey: boolean): URL {
  const refuse = (reason: string): ConfigurationError => new ConfigurationError(`SYNTH_LLM_BASE_URL ${reason}`)
  if (!URL.canParse(text)) throw refuse('must be a URL such as https://api.openai.com/v1')
  const url = new URL(text)
  if (url.protocol !== 'https:' && url.protocol !== 'http:')
    throw refuse('must start with https:// or, for a server on this machine or network, http://')
  if (url.username !== '' || url.password !== '') throw refuse('must not contain a user name or password: set SYNTH_LLM_API_KEY instead')
  if (url.hash !== '') throw refuse('must not have a # part')
  if (url.protocol === 'http:' && !isLoopback(url.hostname) && (hasKey || !isNear(url.hostname)))
    throw refuse(`must start with https://: ${url.hostname} is not this machine, and the key and the story must not be sent unencrypted`)
  return url
}

/** The provider at an address: by host, otherwise by path, otherwise the one whose key is set. */
function providerAt(url: URL, known: Provider | undefined): Provider {
  const all = [...providers.values()]
  const byHost = all.find(({ baseUrl: own }) => new URL(own).hostname === url.hostname)
  const byPath = all.find(({ speaksAt }) => speaksAt(url))
  return byHost ?? byPath ?? known ?? (all[0] as Provider)
}

function keyFor(provider: Provider, trusted: boolean, read: (name: string) => string | null): string | null {
  const name = read('SYNTH_LLM_API_KEY') === null ? provider.keyVariable : 'SYNTH_LLM_API_KEY'
  const key = name === 'SYNTH_LLM_API_KEY' || trusted ? read(name) : null
  if (key !== null && !/^[\x21-\x7e]{1,2000}$/.test(key))
    throw new ConfigurationError(`${name} must be at most 2000 ASCII characters, without spaces or line ends`)
  return key
}

function timeoutOf(text: string | null): number {
  if (text === null) return defaultTimeoutMs
  const value = /^\d{1,7}$/.test(text) ? Number(text) : 0
  if (value < 1 || value > 3_600_000)
    throw new ConfigurationError('SYNTH_LLM_TIMEOUT_MS must be a whole number from 1 to 3600000 milliseconds')
  return value
}
