// A classic script in the head, which applies the chosen theme before the first paint.
import { remembered } from './state/remembered.ts'

const theme = remembered('local', 'synth-theme')
if (theme === 'light' || theme === 'dark') document.documentElement.dataset['theme'] = theme
