import type { JSX } from 'preact'
import { useStore } from '../state/use-store.ts'
import { CopyButton } from './copy-button.tsx'
import { ThemeSwitch } from './theme-switch.tsx'
import { linkState } from '../state/link-state.ts'
import { writeLink } from '../state/write-link.ts'

/** The name of the service, ways to its documentation, and what holds for the whole page. */
export function Header(): JSX.Element {
  const store = useStore()
  const link = async (): Promise<string> => `${location.origin}${location.pathname}#${await writeLink(linkState(store))}`
  return (
    <header class="header">
      <h1 class="brand">
        synth <span>playground</span>
      </h1>
      <nav aria-label="Documentation">
        <a href="/docs">API</a>
        <a href="/schema.json">JSON Schema</a>
      </nav>
      <div class="header-end">
        <CopyButton text={link} label="Copy link" what="the link to this page as it is" icon="link" />
        <ThemeSwitch />
      </div>
    </header>
  )
}
