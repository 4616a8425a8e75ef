import { readFile } from 'node:fs/promises'

/** The characters of a bearer token (RFC 6750, 2.1). */
const token68 = /^[\w.~+/-]+=*$/
const longest = 1000

/**
 * The token that callers must send; null for none. An empty token is an error.
 *
 * @param file contains only the token
 * @param value the token itself; undefined for none
 * @throws Error with one sentence for an operator, without the token
 */
export async function readToken(file: string | null, value: string | undefined): Promise<string | null> {
  if (file !== null && value !== undefined) throw new Error('Set only one of --token-file and SYNTH_TOKEN')
  if (file === null) return value === undefined ? null : checked(value, 'SYNTH_TOKEN')
  const text = await readFile(file, 'utf8').catch((error: unknown) => {
    throw new Error(`The token file ${JSON.stringify(file)} cannot be read: ${error instanceof Error ? error.message : String(error)}`, {
      cause: error,
    })
  })
  return checked(text.trim(), `The token file ${JSON.stringify(file)}`)
}

function checked(token: string, place: string): string {
  if (token.length > longest || !token68.test(token))
    throw new Error(
      `${place} must contain 1 to ${longest} letters, digits, - . _ ~ + / and = at the end, such as the output of "openssl rand -hex 32"`,
    )
  return token
}
