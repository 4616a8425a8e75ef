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

function pageFile(filename: string): PageFile {
  return { filename, content: readFileSync(fileURLToPath(import.meta.resolve(`#docs-page/${filename}`)), 'utf8') }
}
