import { type CompletionItem, type JSONDocument, type LanguageService, getLanguageService, TextDocument } from 'vscode-json-languageservice'

const uri = 'synth:///schema.json'
const documentUri = 'synth:///document.json'

/** What may stand at a place of a schema's text. Offsets are those of the text. */
export interface Proposal extends Pick<CompletionItem, 'label' | 'detail'> {
  readonly documentation: string
  /** As a snippet of the Language Server Protocol. */
  readonly snippet: string
  /** What it takes the place of; the end is excluded. */
  readonly from: number
  readonly to: number
}

/** An explanation of what stands at a place. */
export interface Explanation {
  readonly text: string
  readonly from: number
  readonly to: number
}

/** What a JSON Schema tells of a text that is to be an instance of it. */
export class SchemaHelp {
  readonly #service: LanguageService = getLanguageService({})

  /** @param schema the JSON Schema */
  constructor(schema: object) {
    this.#service.configure({ allowComments: false, schemas: [{ uri, fileMatch: [documentUri], schema }] })
  }

  async proposals(text: string, at: number): Promise<readonly Proposal[]> {
    const { document, json } = this.#open(text)
    const list = await this.#service.doComplete(document, document.positionAt(at), json)
    return (list?.items ?? []).map((item) => proposalOf(item, document, at))
  }

  async explanation(text: string, at: number): Promise<Explanation | null> {
    const { document, json } = this.#open(text)
    const hover = await this.#service.doHover(document, document.positionAt(at), json)
    if (hover?.range === undefined) return null
    const { start, end } = hover.range
    return { text: plain(hover.contents), from: document.offsetAt(start), to: document.offsetAt(end) }
  }

  /** What keeps a text from being JSON. */
  async faults(text: string): Promise<readonly Explanation[]> {
    const { document, json } = this.#open(text)
    const found = await this.#service.doValidation(document, json, {
      schemaValidation: 'ignore',
      comments: 'error',
      trailingCommas: 'error',
    })
    return found.map(({ message, range: { start, end } }) => ({
      text: plain(message),
      from: document.offsetAt(start),
      to: document.offsetAt(end),
    }))
  }

  #open(text: string): { readonly document: TextDocument; readonly json: JSONDocument } {
    const document = TextDocument.create(documentUri, 'json', 1, text)
    return { document, json: this.#service.parseJSONDocument(document) }
  }
}

function proposalOf(item: CompletionItem, document: TextDocument, at: number): Proposal {
  const { label, detail, documentation, textEdit, insertText } = item
  const range = textEdit === undefined ? null : 'range' in textEdit ? textEdit.range : textEdit.replace
  return {
    label,
    ...(detail === undefined ? {} : { detail }),
    documentation: documentation === undefined ? '' : plain(documentation),
    snippet: textEdit?.newText ?? insertText ?? label,
    from: range === null ? at : document.offsetAt(range.start),
    to: range === null ? at : document.offsetAt(range.end),
  }
}

type Marked = string | { readonly value: string } | readonly (string | { readonly value: string })[]

/** Descriptions come as Markdown whose signs are escaped. */
function plain(contents: Marked): string {
  const parts = Array.isArray(contents) ? contents : [contents as string | { readonly value: string }]
  return parts
    .map((part: string | { readonly value: string }) => (typeof part === 'string' ? part : part.value))
    .join('\n\n')
    .replaceAll(/\\([\\`*_{}[\]()#+\-!.<>|~])/g, '$1')
    .replaceAll('&nbsp;', ' ')
    .trim()
}
