import { byteText } from './byte-text.ts'
import { codeBlock } from './code-block.ts'
import { laidOut } from './laid-out.ts'
import type { LongAnswer } from './long-answers.ts'
import { mostShown } from './most-shown.ts'
import { saveAnswer } from './save-answer.ts'
import type { Component, React } from './swagger-ui.ts'

interface Saving {
  readonly bytes: number
  readonly stop: () => void
}

/** Creates the component that shows the beginning of a long answer, states that it is cut, and can save the whole answer. */
export function answerPanel(react: React): Component<{ readonly answer: LongAnswer }> {
  const h = react.createElement
  const Block = codeBlock(react)
  return ({ answer }) => {
    const [saving, setSaving] = react.useState<Saving | null>(null)
    const [problem, setProblem] = react.useState('')
    const save = (): void => {
      const leaving = new AbortController()
      const onBytes = (bytes: number): void => setSaving({ bytes, stop: () => leaving.abort() })
      onBytes(0)
      setProblem('')
      saveAnswer(answer, leaving.signal, onBytes)
        .catch((error: unknown) => setProblem(isStopped(error) ? '' : `It was not saved: ${String(error)}`))
        .finally(() => setSaving(null))
    }
    return h(
      'div',
      { className: 'long-answer' },
      h('p', { role: 'status' }, noteOn(answer)),
      saving === null
        ? h('button', { type: 'button', className: 'btn', onClick: save }, 'Download')
        : h('button', { type: 'button', className: 'btn', onClick: saving.stop }, `Stop (${byteText(saving.bytes)} so far)`),
      problem === '' ? null : h('p', { role: 'alert' }, problem),
      answer.head === null ? null : h(Block, { className: 'microlight', text: shownText(answer, answer.head), isJson: false }),
    )
  }
}

/** Whether the user cancelled, here or in the file dialog. */
function isStopped(error: unknown): boolean {
  return error instanceof DOMException && error.name === 'AbortError'
}

function noteOn({ head, whole, fetched }: LongAnswer): string {
  const size = whole === null ? `more than ${byteText(fetched)}` : byteText(fetched)
  if (head === null) return `This answer has ${size}.`
  return `Cut: the first ${byteText(mostShown)} are shown of an answer of ${size}. Highlighting is off.`
}

function shownText({ headers }: LongAnswer, head: string): string {
  return /\bjson\b/.test(headers.get('content-type') ?? '') ? laidOut(head) : head
}
