/** Arrays and objects at a smaller depth than this have one entry per line. Deeper ones, such as the rows of a table, stay on one line. */
const deepest = 3

/** Formats JSON, or the beginning of JSON, with line breaks and indentation. Other text is formatted like JSON that is cut off. */
export function laidOut(json: string): string {
  const pieces: string[] = []
  let depth = 0
  let previous = ''
  for (const [token] of json.matchAll(/"(?:[^"\\]|\\.)*"?|[{}[\],:]|[^\s{}[\],:"]+/gs)) {
    if (token === '}' || token === ']') {
      depth -= 1
      const isEmpty = previous === '{' || previous === '['
      pieces.push(depth < deepest && !isEmpty ? `${lineBreak(depth)}${token}` : token)
    } else {
      if ((previous === '{' || previous === '[') && depth <= deepest) pieces.push(lineBreak(depth))
      if (token === '{' || token === '[') depth += 1
      pieces.push(token === ',' ? (depth <= deepest ? `,${lineBreak(depth)}` : ', ') : token === ':' ? ': ' : token)
    }
    previous = token
  }
  return pieces.join('')
}

function lineBreak(depth: number): string {
  return `\n${'  '.repeat(Math.max(depth, 0))}`
}
