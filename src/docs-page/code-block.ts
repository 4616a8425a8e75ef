import { coloured } from './coloured.ts'
import type { Component, React } from './swagger-ui.ts'

/** Number of lines in a block that the browser lays out at once. */
const linesOfBlock = 40

/** Maximum characters of a text that is highlighted. */
const mostColoured = 50_000

interface CodeProps {
  readonly text: string
  readonly className: string
  readonly isJson: boolean
}

/**
 * Creates the component that shows a text unchanged, with highlighting if it is JSON and short. Browsers lay out only the visible blocks.
 */
export function codeBlock(react: React): Component<CodeProps> {
  const h = react.createElement
  return ({ text, className, isJson }) => {
    if (text === '') return null
    const isColoured = isJson && text.length <= mostColoured
    const blocks = blocksOf(text).map((block, key) =>
      isColoured ? h('code', { key, dangerouslySetInnerHTML: { __html: coloured(block) } }) : h('code', { key }, block),
    )
    return h('pre', { className: `${className} code-block`, tabIndex: 0 }, blocks)
  }
}

function blocksOf(text: string): readonly string[] {
  const lines = text.split('\n')
  return Array.from({ length: Math.ceil(lines.length / linesOfBlock) }, (_, index) =>
    lines.slice(index * linesOfBlock, (index + 1) * linesOfBlock).join('\n'),
  )
}
