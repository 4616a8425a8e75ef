const escaped: Readonly<Record<string, string>> = { b: '\b', f: '\f', n: '\n', r: '\r', t: '\t', v: '\v', '\\': '\\' }

/** The rows of a file in the text format of COPY (PostgreSQL documentation, COPY, File Formats). @throws SyntaxError where it is none */
export function readCopy(file: string): (string | null)[][] {
  const lines = file.split('\n')
  if (lines.pop() !== '') throw new SyntaxError('The last line does not end')
  return lines.map((line) => line.split('\t').map(readField))
}

function readField(field: string): string | null {
  if (field === '\\N') return null
  if (/[\b\f\r\v\0]/.test(field)) throw new SyntaxError(`${JSON.stringify(field)} is not escaped`)
  return field.replaceAll(/\\(.?)/gs, (_, character: string) => {
    const meant = escaped[character]
    if (meant === undefined) throw new SyntaxError(`\\${character} is nothing`)
    return meant
  })
}
