import type { Static, TObject } from 'typebox'

/** A tool of an assistant: takes and returns plain JSON. To add a tool, add a file in tools/ and one line in its index. */
export interface Tool {
  readonly name: string
  readonly title: string
  /** What it does and when to use it, for the assistant. */
  readonly description: string
  readonly input: TObject
  /** @throws SynthError for invalid input */
  readonly call: (input: never) => Promise<object>
}

/** Types the input of a tool by its JSON Schema. */
export function defineTool<Input extends TObject>(
  tool: Omit<Tool, 'input' | 'call'> & { readonly input: Input; readonly call: (input: Static<Input>) => Promise<object> },
): Tool {
  return tool
}
