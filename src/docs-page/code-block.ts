import { coloured } from './coloured.ts'
import type { Component, React } from './swagger-ui.ts'

/** Lines of a block that is laid out at once. */
const linesOfBlock = 40

/** Most characters of a text that is coloured. */
const mostColoured = 50_000

interface CodeProps {
  readonly text: string
  readonly className: string
  readonly isJson: boolean
}

/** The component that shows a text as it is, JSON in colours unless it is long. Browsers lay out those of its blocks that are in sight. */
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
