/** The address of a service with the default options, as examples write it. */
const example = /(?:http:\/\/)?(?:localhost|127\.0\.0\.1):8000/g

/** The same with a path behind it. Without one, it is the default of an option or what a start prints. */
const exampleWithPath = /(?:http:\/\/)?(?:localhost|127\.0\.0\.1):8000(?=\/)/g

/** Writes the address of the service that sent the page into commands and into the texts of links. */
export function ownAddress(page: Document): void {
  const { origin, host, protocol } = page.location
  // Programs take an address without a scheme for one of http.
  const own = (found: string): string => (found.startsWith('http') || protocol === 'https:' ? origin : host)
  for (const element of page.querySelectorAll('main code, main a[href^="/"]')) {
    const pattern = element.matches('a') ? example : exampleWithPath
    for (const node of element.childNodes) if (node.nodeType === 3) node.nodeValue = node.nodeValue?.replaceAll(pattern, own) ?? null
  }
}
