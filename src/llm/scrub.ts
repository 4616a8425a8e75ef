/** Length of a substring of a key, in characters, that must not be shown. */
const longest = 6

/** Minimum length of a secret key: shorter ones are words that may occur anywhere, such as "ollama". */
const shortestSecret = 12

/** Replaces every whole occurrence of `key` in a text from a server. */
export function withoutKey(text: string, key: string | null): string {
  return key === null || key.length < shortestSecret ? text : text.replaceAll(key, '***')
}

/** A short excerpt of a text from a server, on one line, without the key, parts of it, or anything similar to a key. */
export function excerpt(text: string, key: string | null, length = 200): string {
  const line = hidden(text.slice(0, 4000), key)
    .replaceAll(/\b(?:sk|gsk|pk|rk|xai|key|token|bearer)[-_ ]([\w*.-]+)/gi, (found, secret: string) =>
      secret.length < longest ? found : '***',
    )
    .replaceAll(/[\p{C}\p{Z}\s]+/gu, ' ')
    .trim()
  return line.length > length ? `${line.slice(0, length)}…` : line
}

/** Hides every run of characters that belong to parts of the key. */
function hidden(text: string, key: string | null): string {
  if (key === null) return text
  if (key.length < longest) return text.replaceAll(key, '***')
  const parts = new Set<string>()
  for (let i = 0; i + longest <= key.length; i++) parts.add(key.slice(i, i + longest))
  let out = ''
  let copied = 0
  for (let i = 0; i + longest <= text.length; i++) {
    if (!parts.has(text.slice(i, i + longest))) continue
    out += text.slice(copied, Math.max(copied, i)) + (i > copied || copied === 0 ? '***' : '')
    copied = i + longest
  }
  return out + text.slice(copied)
}
