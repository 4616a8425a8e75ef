/**
 * The path below `/guide/` of the page for a Markdown file: `docs/stories.md` gives `stories`, `docs/examples/README.md` gives `examples`.
 */
export function pageName(file: string): string {
  return file
    .replace(/^docs\//, '')
    .replace(/\.md$/, '')
    .replace(/\/README$/, '')
    .toLowerCase()
}
