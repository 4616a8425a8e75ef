/** Copies a text to the clipboard. Returns whether that succeeded. */
export async function copyText(text: string): Promise<boolean> {
  try {
    await navigator.clipboard.writeText(text)
    return true
  } catch {
    // Pages of other machines over plain HTTP can use only this interface of the clipboard.
    return copyBySelection(text)
  }
}

function copyBySelection(text: string): boolean {
  const field = document.createElement('textarea')
  const focused = document.activeElement
  field.value = text
  field.className = 'visually-hidden'
  document.body.append(field)
  field.select()
  const copied = document.execCommand('copy')
  field.remove()
  if (focused instanceof HTMLElement) focused.focus()
  return copied
}
