/** What a component of Swagger UI makes: an element of its React. */
export type Element = object | null

export type Component<Props> = (props: Props) => Element

/** The React that Swagger UI brings with it: as much of it as this page uses. */
export interface React {
  readonly Fragment: unknown
  createElement(type: unknown, props: object | null, ...children: readonly unknown[]): Element
  forwardRef<Props>(render: (props: Props, ref: unknown) => Element): Component<Props>
  useState<State>(first: State): readonly [State, (next: State) => void]
}

export type Json = Readonly<Record<string, unknown>>

export interface System {
  readonly React: React
  readonly specActions: { readonly updateJsonSpec: (document: Json) => unknown }
  readonly specSelectors: { readonly specJson: () => { getIn(path: readonly string[]): unknown } }
}

export interface Plugin {
  readonly fn: Json
  readonly statePlugins: { readonly spec: { readonly wrapActions: Json } }
  /** By the names of components: what makes one in place of another, which it may use. */
  readonly wrapComponents: Readonly<Record<string, (original: never, system: System) => unknown>>
}

/** A request as Swagger UI is about to send it. */
export interface DocsRequest extends RequestInit {
  readonly url: string
  /** Whether the document is asked for, and not an answer to show. */
  readonly loadSpec?: boolean
  userFetch?: (url: string, request: DocsRequest) => Promise<Response>
}

/** A response as Swagger UI keeps it. */
export interface DocsResponse {
  readonly url: string
  text?: unknown
  data?: unknown
  body?: unknown
  obj?: unknown
}

/** How Swagger UI is made. */
export interface Configuration {
  readonly plugins: readonly unknown[]
  readonly requestInterceptor?: (request: DocsRequest) => DocsRequest
  readonly responseInterceptor?: (response: DocsResponse) => DocsResponse
}

export type SwaggerUi = (configuration: Configuration) => unknown
