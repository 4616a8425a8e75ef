/** Columns of a line of Markdown at most, except in tables and code. */
const width = 140

/** Words that would begin a list, a heading, a quotation or a table at the start of a line. */
const marks = /^(?:[-+*>|]|#+|\d+[.)])$/

/** The start of a line that does not continue a paragraph. */
const starts = /^\s*(?:$|[-+*>] |\d+[.)] |[|#<]|```)/

/**
 * Breaks the long lines of a Markdown page between words, outside of tables, headings and fenced code. Links and code in a sentence stay on
 * one line.
 */
export function wrapped(markdown: string): string {
  const lines = markdown.split('\n')
  const out: string[] = []
  let isCode = false
  for (let place = 0; place < lines.length; place++) {
    let line = lines[place] ?? ''
    if (line.startsWith('```')) isCode = !isCode
    if (isCode || line.length <= width || /^(?:\||#|```)/.test(line)) {
      out.push(line)
      continue
    }
    // The rest of the paragraph fills the last line.
    while (place + 1 < lines.length && !starts.test(lines[place + 1] ?? '')) line += ` ${(lines[++place] ?? '').trim()}`
    out.push(...brokenLine(line))
  }
  return out.join('\n')
}

function brokenLine(line: string): readonly string[] {
  const indent = line.startsWith('- ') ? '  ' : ''
  const [first = '', ...words] = line.match(/(?:`[^`]*`|\[[^\]]*\]\([^)]*\)|\S)+/g) ?? []
  const lines = [first]
  for (const word of words) {
    const last = lines.at(-1) ?? ''
    if (last.length + 1 + word.length > width && !marks.test(word)) lines.push(indent + word)
    else lines[lines.length - 1] = `${last} ${word}`
  }
  return lines
}
