import { remembered } from './remembered.ts'
import type { Theme } from './theme.ts'

/** The theme chosen at an earlier visit. */
export function readTheme(): Theme {
  const theme = remembered('local', 'synth-theme')
  return theme === 'light' || theme === 'dark' ? theme : 'system'
}
