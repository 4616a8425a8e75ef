import type { Static, TObject } from 'typebox'

/** A tool of an assistant: from plain JSON to plain JSON. A new tool is a new file in tools/ and one line in its index. */
export interface Tool {
  readonly name: string
  readonly title: string
  /** What it does and when to use it, for the assistant. */
  readonly description: string
  readonly input: TObject
  /** @throws SynthError for what the assistant got wrong */
  readonly call: (input: never) => Promise<object>
}

/** Types the input of a tool by its JSON Schema. */
export function defineTool<Input extends TObject>(
  tool: Omit<Tool, 'input' | 'call'> & { readonly input: Input; readonly call: (input: Static<Input>) => Promise<object> },
): Tool {
  return tool
}
