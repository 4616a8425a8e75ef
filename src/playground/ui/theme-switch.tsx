import { Monitor, Moon, Sun } from 'lucide'
import type { JSX } from 'preact'
import { useStore } from '../state/use-store.ts'
import type { Theme } from '../state/theme.ts'
import { Icon } from './icon.tsx'

const next: Readonly<Record<Theme, Theme>> = { system: 'light', light: 'dark', dark: 'system' }
const names: Readonly<Record<Theme, string>> = { system: 'as the system', light: 'light', dark: 'dark' }
const icons = { system: Monitor, light: Sun, dark: Moon } as const

/** Selects the light theme, the dark theme, or that of the system. */
export function ThemeSwitch(): JSX.Element {
  const { theme } = useStore()
  const title = `Colours: ${names[theme.value]}. Change to ${names[next[theme.value]]}`
  return (
    <button type="button" class="icon-button" title={title} aria-label={title} onClick={() => (theme.value = next[theme.value])}>
      <Icon node={icons[theme.value]} size={18} />
    </button>
  )
}
