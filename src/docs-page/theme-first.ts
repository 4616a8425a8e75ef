// A classic script in the head, which applies the colours that are chosen in the playground, or those of the system, before the first paint.
const system = matchMedia('(prefers-color-scheme: dark)')

/** The theme that the playground stored; null for none, or if the browser disables storage. */
function chosen(): string | null {
  try {
    return localStorage.getItem('synth-theme')
  } catch {
    return null
  }
}

function apply(): void {
  const theme = chosen()
  document.documentElement.classList.toggle('dark-mode', theme === 'dark' || (theme !== 'light' && system.matches))
}

apply()
system.addEventListener('change', apply)

export {}
