import { readFileSync } from 'node:fs'
import { fileURLToPath } from 'node:url'

interface PageFile {
  readonly filename: string
  readonly content: string
}

/** The script and the styles that this service adds to the page of Swagger UI, built from src/docs-page. */
export function docsTheme(): { readonly title: string; readonly js: PageFile[]; readonly css: PageFile[] } {
  return { title: 'synth', js: [pageFile('docs-page.js')], css: [pageFile('docs-page.css')] }
}

/** The script that sets the colours of the page before anything is painted. */
export function firstScript(): string {
  return pageFile('docs-theme.js').content
}

/** Where the page loads it from. */
export const firstScriptAddress = '/docs/docs-theme.js'

/**
 * The page of Swagger UI as browsers take it: with its type first, as wide as the screen, and with the script that sets its colours.
 * @param html as the plugin of Swagger UI makes it
 */
export function docsHtml(html: string): string {
  const head = [
    '<meta charset="UTF-8">',
    '<meta name="viewport" content="width=device-width, initial-scale=1">',
    `<script src="${firstScriptAddress}"></script>`,
  ]
  return html.slice(html.indexOf('<!DOCTYPE')).replace('<meta charset="UTF-8">', head.join('\n'))
}

function pageFile(filename: string): PageFile {
  return { filename, content: readFileSync(fileURLToPath(import.meta.resolve(`#docs-page/${filename}`)), 'utf8') }
}
