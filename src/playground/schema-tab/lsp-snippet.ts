/** A snippet of the Language Server Protocol, `"$1"` or `${1:name}`, as CodeMirror's templates write it. */
export function lspSnippet(text: string): string {
  return text.replaceAll(
    /\\([\\$}])|\$\{(\d+)(?::((?:[^\\}]|\\.)*))?\}|\$(\d+)|([{}#$]\{)/g,
    (all, escaped?: string, place?: string, name?: string, bare?: string) => {
      if (escaped !== undefined) return escaped === '}' ? '}' : escaped
      if (place !== undefined) return field(place, unescaped(name ?? ''))
      return bare === undefined ? all : field(bare, '')
    },
  )
}

/** The last place of a snippet, where the cursor ends, is 0. */
function field(place: string, name: string): string {
  return place === '0' ? `\${${name}}` : `\${${place}${name === '' ? '' : `:${name}`}}`
}

function unescaped(text: string): string {
  return text.replaceAll(/\\([\\$}])/g, '$1')
}
