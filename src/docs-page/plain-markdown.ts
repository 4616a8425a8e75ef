import type { Component, System } from './swagger-ui.ts'

interface MarkdownProps {
  readonly source?: string
  readonly className?: string
}

/** What may make a text more than a paragraph. */
const marks = /[`*_[\]<>&#\\~|]|\n|:\/\/|^\s*(?:[-+]|\d+[.)])\s/

/** Shows Markdown; a plain sentence, as most descriptions are, without the time that it takes to read and clean it. */
export function plainMarkdown(Original: Component<MarkdownProps>, { React: react }: System): Component<MarkdownProps> {
  const h = react.createElement
  return (props) => {
    const { source, className = '' } = props
    if (typeof source !== 'string' || source === '' || marks.test(source)) return h(Original, props)
    return h('div', { className: `renderedMarkdown ${className}`.trim() }, h('p', null, source))
  }
}
