import type { JSX } from 'preact'
import { linkState } from '../state/link-state.ts'
import { useStore } from '../state/use-store.ts'
import { writeLink } from '../state/write-link.ts'
import { CopyButton } from './copy-button.tsx'

/** Copies a link to the current state of the page. */
export function CopyLink(): JSX.Element {
  const store = useStore()
  const link = async (): Promise<string> => `${location.origin}${location.pathname}#${await writeLink(linkState(store))}`
  return <CopyButton text={link} label="Copy link" what="to this page as it is" icon="link" />
}
