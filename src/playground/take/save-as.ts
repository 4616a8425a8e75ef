/** Makes the browser save the file at an address. */
export function saveAs(address: string, name: string): void {
  const link = document.createElement('a')
  link.href = address
  link.download = name
  document.body.append(link)
  link.click()
  link.remove()
}
