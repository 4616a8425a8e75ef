/** Milliseconds for which a button tells whether it has copied. */
const told = 1500

/** Adds a button to every block of code that copies its text. */
export function copyButtons(page: Document): void {
  for (const block of page.querySelectorAll('.code')) {
    const code = block.querySelector('code')
    if (code !== null) block.append(copyButton(page, code))
  }
}

function copyButton(page: Document, code: HTMLElement): HTMLElement {
  const button = page.createElement('button')
  button.type = 'button'
  button.className = 'copy'
  button.ariaLabel = 'Copy the code'
  const state = page.createElement('span')
  state.ariaLive = 'polite'
  state.textContent = 'Copy'
  button.append(state)
  button.addEventListener('click', () => {
    void copied(page, code).then((isCopied) => {
      state.textContent = isCopied ? 'Copied' : 'Not copied'
      setTimeout(() => (state.textContent = 'Copy'), told)
    })
  })
  return button
}

/** Copies the text of an element to the clipboard. Returns whether that succeeded. */
async function copied(page: Document, code: HTMLElement): Promise<boolean> {
  try {
    await navigator.clipboard.writeText(code.textContent ?? '')
    return true
  } catch {
    // Pages of other machines over plain HTTP can copy only what is selected.
    page.getSelection()?.selectAllChildren(code)
    return page.execCommand('copy')
  }
}
