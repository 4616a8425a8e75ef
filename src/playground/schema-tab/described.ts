/** A description as elements, with text between backticks as code. */
export function described(text: string): HTMLElement {
  const element = document.createElement('div')
  element.className = 'described'
  element.append(
    ...text.split('`').map((part, index) => {
      if (index % 2 === 0) return document.createTextNode(part)
      const code = document.createElement('code')
      code.textContent = part
      return code
    }),
  )
  return element
}
