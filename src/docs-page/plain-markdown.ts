import type { Component, System } from './swagger-ui.ts'

interface MarkdownProps {
  readonly source?: string
  readonly className?: string
}

/** Characters that may have a meaning in Markdown. */
const marks = /[`*_[\]<>&#\\~|]|\n|:\/\/|^\s*(?:[-+]|\d+[.)])\s/

/** Shows Markdown. Plain sentences, which most descriptions are, skip the slow parsing and sanitising. */
export function plainMarkdown(Original: Component<MarkdownProps>, { React: react }: System): Component<MarkdownProps> {
  const h = react.createElement
  return (props) => {
    const { source, className = '' } = props
    if (typeof source !== 'string' || source === '' || marks.test(source)) return h(Original, props)
    return h('div', { className: `renderedMarkdown ${className}`.trim() }, h('p', null, source))
  }
}
