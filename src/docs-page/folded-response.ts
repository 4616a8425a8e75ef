import type { Component, System } from './swagger-ui.ts'

interface ResponseProps {
  readonly code: string
  readonly response: { readonly get: (key: 'description') => string | undefined }
}

/** Shows the possible answers of an endpoint. Each answer except the usual one is a line that expands. */
export function foldedResponse(Original: Component<ResponseProps>, { React: react }: System): Component<ResponseProps> {
  const h = react.createElement
  return (props) => {
    const { code, response } = props
    const [isOpen, setOpen] = react.useState(false)
    if (code === '200' || code === '201') return h(Original, props)
    const line = h(
      'tr',
      { className: 'folded-response', 'data-code': code },
      h('td', { className: 'response-col_status' }, code),
      h(
        'td',
        { colSpan: 2 },
        h(
          'button',
          { type: 'button', 'aria-expanded': isOpen, onClick: () => setOpen(!isOpen) },
          h('span', null, response.get('description')),
        ),
      ),
    )
    return h(react.Fragment, null, line, isOpen ? h(Original, props) : null)
  }
}
