const escapes: Readonly<Record<string, string>> = { '&': '&amp;', '<': '&lt;', '>': '&gt;' }

/** What JSON is made of: texts, and any other value. What is between them needs no colour. */
const token = /"(?:[^"\\]|\\.)*"?|\b(?:true|false|null)\b|-?\d[\d.eE+-]*/gs

/** JSON as HTML in which texts and other values are marked by classes; keys are not. */
export function coloured(json: string): string {
  const safe = json.replaceAll(/[&<>]/g, (character) => escapes[character] ?? character)
  return safe.replaceAll(token, (word: string, offset: number) => {
    if (!word.startsWith('"')) return `<span class="json-value">${word}</span>`
    return safe[offset + word.length] === ':' ? word : `<span class="json-text">${word}</span>`
  })
}
