const escapes: Readonly<Record<string, string>> = { '&': '&amp;', '<': '&lt;', '>': '&gt;' }

/** Tokens of JSON that are highlighted: strings, and other scalar values. */
const token = /"(?:[^"\\]|\\.)*"?|\b(?:true|false|null)\b|-?\d[\d.eE+-]*/gs

/** JSON as HTML, with classes for strings and other values. Keys are not marked. */
export function coloured(json: string): string {
  const safe = json.replaceAll(/[&<>]/g, (character) => escapes[character] ?? character)
  return safe.replaceAll(token, (word: string, offset: number) => {
    if (!word.startsWith('"')) return `<span class="json-value">${word}</span>`
    return safe[offset + word.length] === ':' ? word : `<span class="json-text">${word}</span>`
  })
}
