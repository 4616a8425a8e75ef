import type { JSX } from 'preact'
import { CopyButton } from '../ui/copy-button.tsx'
import { fileAddress } from './file-address.ts'
import { lineWriters } from './lines/index.ts'
import type { ToolLine } from './lines/line.ts'
import type { Taken } from './taken.ts'

/** The instructions for each tool, to copy. */
export function Lines({ taken }: { readonly taken: Taken }): JSX.Element {
  const address: ToolLine = { tool: 'Address', language: 'shell', code: fileAddress(taken, 'story'), note: null }
  return (
    <section class="lines" aria-labelledby="lines-title">
      <h2 id="lines-title">Read it with a tool</h2>
      <p class="muted">
        {taken.needsToken ? 'The token is read from the variable SYNTH_TOKEN.' : 'Each line reads the chosen table from this service.'}
      </p>
      {[address, ...lineWriters.map((write) => write(taken))].map((line) => (
        <Line key={line.tool} line={line} />
      ))}
    </section>
  )
}

function Line({ line: { tool, code, note } }: { readonly line: ToolLine }): JSX.Element {
  return (
    <div class="line">
      <div class="line-head">
        <h3>{tool}</h3>
        {note !== null && <p class="muted">{note}</p>}
        <CopyButton text={() => code} label="Copy" what={`the line for ${tool}`} />
      </div>
      <pre class="code" tabIndex={0} aria-label={`Line for ${tool}`} role="region">
        <code>{code}</code>
      </pre>
    </div>
  )
}
