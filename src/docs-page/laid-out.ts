/** Arrays and objects that are inside fewer others than this have an entry a line: what is deeper, as the rows of a table are, stays on one line. */
const deepest = 3

/** JSON, or the beginning of it, with line breaks and indentation. Anything else comes out as JSON would that is cut at that place. */
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
