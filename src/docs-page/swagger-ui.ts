/** An element of the React of Swagger UI. */
export type Element = object | null

export type Component<Props> = (props: Props) => Element

/** The part of Swagger UI's React that this page uses. */
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
  /** By name of a component: creates its replacement, which may use the original component. */
  readonly wrapComponents: Readonly<Record<string, (original: never, system: System) => unknown>>
}

/** A request that Swagger UI is about to send. */
export interface DocsRequest extends RequestInit {
  readonly url: string
  /** Whether it loads the document rather than an answer to show. */
  readonly loadSpec?: boolean
  userFetch?: (url: string, request: DocsRequest) => Promise<Response>
}

/** A response as Swagger UI stores it. */
export interface DocsResponse {
  readonly url: string
  text?: unknown
  data?: unknown
  body?: unknown
  obj?: unknown
}

/** The configuration of Swagger UI. */
export interface Configuration {
  readonly plugins: readonly unknown[]
  readonly requestInterceptor?: (request: DocsRequest) => DocsRequest
  readonly responseInterceptor?: (response: DocsResponse) => DocsResponse
}

export type SwaggerUi = (configuration: Configuration) => unknown
