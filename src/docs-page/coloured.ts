const escapes: Readonly<Record<string, string>> = { '&': '&amp;', '<': '&lt;', '>': '&gt;' }

/** What JSON is made of: a key, another text, any other value. What is between them needs no colour. */
const token = /("(?:[^"\\]|\\.)*")(?=\s*:)|("(?:[^"\\]|\\.)*")|\b(?:true|false|null)\b|-?\d[\d.eE+-]*/g

/** JSON as HTML in which keys, texts and other values are marked by classes. */
export function coloured(json: string): string {
  const safe = json.replaceAll(/[&<>]/g, (character) => escapes[character] ?? character)
  return safe.replaceAll(token, (word: string, key?: string, text?: string) => {
    const name = key !== undefined ? 'key' : text !== undefined ? 'text' : 'value'
    return `<span class="json-${name}">${word}</span>`
  })
}
