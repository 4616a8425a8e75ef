import { useSignal } from '@preact/signals'
import { Check, Copy, Link } from 'lucide'
import type { JSX } from 'preact'
import { copyText } from './copy-text.ts'
import { Icon } from './icon.tsx'

export interface CopyButtonProps {
  readonly text: () => string | Promise<string>
  readonly label: string
  /** Accessible name of the copied text. */
  readonly what: string
  readonly icon?: 'copy' | 'link'
}

/** Milliseconds for which the button confirms that it has copied. */
const told = 1500

export function CopyButton({ text, label, what, icon = 'copy' }: CopyButtonProps): JSX.Element {
  const state = useSignal<'idle' | 'copied' | 'failed'>('idle')
  const copy = async (): Promise<void> => {
    state.value = (await copyText(await text())) ? 'copied' : 'failed'
    setTimeout(() => (state.value = 'idle'), told)
  }
  const node = state.value === 'copied' ? Check : icon === 'link' ? Link : Copy
  return (
    <button type="button" class="button" aria-label={`${label}: ${what}`} onClick={() => void copy()}>
      <Icon node={node} />
      <span aria-live="polite">{state.value === 'copied' ? 'Copied' : state.value === 'failed' ? 'Not copied' : label}</span>
    </button>
  )
}
