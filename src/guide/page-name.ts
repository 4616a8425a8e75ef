/** The place below `/guide/` of the page that a Markdown file becomes: `docs/stories.md` is `stories`, `docs/examples/README.md` is `examples`. */
export function pageName(file: string): string {
  return file
    .replace(/^docs\//, '')
    .replace(/\.md$/, '')
    .replace(/\/README$/, '')
    .toLowerCase()
}
