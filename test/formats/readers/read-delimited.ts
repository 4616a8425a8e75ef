/** A field as it stands in a file. */
export interface Field {
  readonly text: string
  readonly isQuoted: boolean
}

/** The fields of all lines of a delimited file, by RFC 4180 to the letter. @throws SyntaxError where it is none */
export function readDelimited(file: string, delimiter: string, eol: string): Field[][] {
  const lines: Field[][] = []
  let place = 0
  while (place < file.length) {
    const line: Field[] = []
    for (;;) {
      const field = readField(file, place, delimiter, eol)
      line.push(field.field)
      place = field.end
      if (file.startsWith(eol, place)) break
      if (!file.startsWith(delimiter, place)) throw new SyntaxError(`Neither a delimiter nor the end of a line at ${place}`)
      place += delimiter.length
    }
    place += eol.length
    lines.push(line)
  }
  return lines
}

function readField(file: string, start: number, delimiter: string, eol: string): { readonly field: Field; readonly end: number } {
  if (file[start] !== '"') {
    let end = start
    while (end < file.length && !file.startsWith(delimiter, end) && !file.startsWith(eol, end)) end++
    const text = file.slice(start, end)
    if (/["\r\n]/.test(text)) throw new SyntaxError(`${JSON.stringify(text)} must be quoted`)
    return { field: { text, isQuoted: false }, end }
  }
  let text = ''
  let place = start + 1
  for (;;) {
    const quote = file.indexOf('"', place)
    if (quote < 0) throw new SyntaxError(`The field at ${start} does not end`)
    text += file.slice(place, quote)
    if (file[quote + 1] !== '"') return { field: { text, isQuoted: true }, end: quote + 1 }
    text += '"'
    place = quote + 2
  }
}
