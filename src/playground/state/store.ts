import type { ReadonlySignal, Signal } from '@preact/signals'
import type { AnySchema } from '../../schema/any-schema.ts'
import type { Api } from '../api/api.ts'
import type { Dataset, DatasetTable } from '../api/dataset.ts'
import type { Explained } from '../api/explained.ts'
import type { Inspected } from '../api/inspected.ts'
import type { ProblemBody } from '../api/problem-body.ts'
import type { Span } from '../../story/tokens/token.ts'
import type { Download } from './download.ts'
import type { Theme } from './theme.ts'
import type { View } from './view.ts'

/** The user's input. Everything except the theme is in the link of the page. */
export interface Input {
  /** The source of the data. */
  readonly source: Signal<'story' | 'schema'>
  readonly story: Signal<string>
  /** The text of the schema in the editor, which may not be valid JSON. Used if the source is `schema`. */
  readonly schemaText: Signal<string>
  /** Rows of the primary table; null for the number in the story or the schema. */
  readonly rows: Signal<number | null>
  readonly seed: Signal<number>
  readonly view: Signal<View>
  /** The name of the selected table; null for the primary one. */
  readonly table: Signal<string | null>
  /** The format of values: a BCP 47 tag, '' for the browser's locale, 'raw' for values as in the data. */
  readonly locale: Signal<string>
  readonly download: Signal<Download>
  readonly theme: Signal<Theme>
}

/** The last answer of the service. */
export interface Answer {
  /** The explanation of a story; null if the source is a schema, or the story was refused. */
  readonly explained: Explained | null
  /** The explained story, to which the offsets in `explained` refer. */
  readonly story: string
  /** The inspection of a schema; null if the source is a story. */
  readonly inspected: Inspected | null
  /** The last data set. It remains while the input is refused. */
  readonly dataset: Dataset | null
  /** The primary table of the data set; null if the schema has none. */
  readonly primary: string | null
  /** Why there is no newer data set; null if there is no error. */
  readonly problem: ProblemBody | null
}

/** The state that all parts of the page share. */
export interface Store extends Input {
  readonly api: Api
  readonly answer: ReadonlySignal<Answer>
  /** Whether the answer to the current input is pending. */
  readonly isAsking: ReadonlySignal<boolean>
  /** The schema of the current data: that of the story, or the user's own; null if it cannot be read. */
  readonly schema: ReadonlySignal<AnySchema | null>
  /** The current data set. The object stays the same as long as the data set does. */
  readonly dataset: ReadonlySignal<Dataset | null>
  /** The selected table of the current data set. */
  readonly shown: ReadonlySignal<DatasetTable | null>
  /** The parts of the link to this page that cannot be read, in words. */
  readonly lost: Signal<readonly string[]>
  /** The part of the story that is highlighted from elsewhere in the page. */
  readonly pointedAt: Signal<Span | null>
  /** Makes a story the source. */
  tellStory(story: string): void
  /** Makes a schema the source. */
  writeSchema(text: string): void
  /** Sends the current input again. */
  askAgain(): void
}
