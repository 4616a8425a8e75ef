// A classic script in the head: shows the theme that was chosen before anything is painted.
import { remembered } from './state/remembered.ts'

const theme = remembered('local', 'synth-theme')
if (theme === 'light' || theme === 'dark') document.documentElement.dataset['theme'] = theme
