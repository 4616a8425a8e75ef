import type { JSX } from 'preact'
import { CopyLink } from './copy-link.tsx'
import { ThemeSwitch } from './theme-switch.tsx'

/** The name of the service, links to its documentation, and the settings of the whole page. */
export function Header(): JSX.Element {
  return (
    <header class="header">
      <h1 class="brand">
        synth <span>playground</span>
      </h1>
      <nav aria-label="Documentation">
        <a href="/guide">Guide</a>
        <a href="/docs">API</a>
        <a href="/schema.json">JSON Schema</a>
      </nav>
      <div class="header-end">
        <CopyLink />
        <ThemeSwitch />
      </div>
    </header>
  )
}
