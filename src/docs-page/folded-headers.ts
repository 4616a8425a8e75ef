import type { Component, System } from './swagger-ui.ts'

interface HeadersProps {
  readonly headers: { readonly keySeq: () => { readonly toArray: () => readonly string[] } } | undefined
}

/** Shows the headers of an answer as one line with their names, which expands. */
export function foldedHeaders(Original: Component<HeadersProps>, { React: react }: System): Component<HeadersProps> {
  const h = react.createElement
  return (props) => {
    const [isOpen, setOpen] = react.useState(false)
    const names = props.headers?.keySeq().toArray() ?? []
    if (names.length === 0) return null
    const button = { type: 'button', 'aria-expanded': isOpen, onClick: () => setOpen(!isOpen) }
    const line = h('div', { className: 'folded-headers' }, h('button', button, `Headers: ${names.join(', ')}`))
    return h(react.Fragment, null, line, isOpen ? h(Original, props) : null)
  }
}
