import type { ReadonlySignal, Signal } from '@preact/signals'
import type { AnySchema } from '../../schema/any-schema.ts'
import type { Api } from '../api/api.ts'
import type { Dataset, DatasetTable } from '../api/dataset.ts'
import type { Explained } from '../api/explained.ts'
import type { Inspected } from '../api/inspected.ts'
import type { ProblemBody } from '../api/problem-body.ts'
import type { Span } from '../../story/tokens/token.ts'
import type { Theme } from './theme.ts'
import type { View } from './view.ts'

/** The user's input. Everything except the theme is in the link of the page. */
export interface Input {
  /** The input of the data. */
  readonly source: Signal<'story' | 'schema'>
  readonly story: Signal<string>
  /** A schema as its author writes it: perhaps no JSON at the moment. Of use while the source is `schema`. */
  readonly schemaText: Signal<string>
  /** Rows of the primary table; null for as many as the story or the schema says. */
  readonly rows: Signal<number | null>
  readonly seed: Signal<number>
  readonly view: Signal<View>
  /** The table that is looked at, by its name; null for the primary one. */
  readonly table: Signal<string | null>
  /** How values are written: a BCP 47 tag, '' for the browser's, 'raw' for as they are in the data. */
  readonly locale: Signal<string>
  readonly theme: Signal<Theme>
}

/** The service's last answer about the input. */
export interface Answer {
  /** Of a story; null while the source is a schema, or the story was refused. */
  readonly explained: Explained | null
  /** The story that it explains, as `Explained` has offsets into it. */
  readonly story: string
  /** Of a schema; null while the source is a story. */
  readonly inspected: Inspected | null
  /** The last data set that there was: it stays while the input is refused. */
  readonly dataset: Dataset | null
  /** The table of the data set that its rows were asked for of; null where the schema has none. */
  readonly primary: string | null
  /** Why there is no newer data set; null if there is no error. */
  readonly problem: ProblemBody | null
}

/** All that the parts of the page share. */
export interface Store extends Input {
  readonly api: Api
  readonly answer: ReadonlySignal<Answer>
  /** Whether the service has not answered the present input yet. */
  readonly isAsking: ReadonlySignal<boolean>
  /** The schema behind the present data: the one that the story led to, or the user's own; null while that cannot be read. */
  readonly schema: ReadonlySignal<AnySchema | null>
  /** The present data set. Keeps its identity while that does. */
  readonly dataset: ReadonlySignal<Dataset | null>
  /** The table of the present data set that is looked at. */
  readonly shown: ReadonlySignal<DatasetTable | null>
  /** A part of the story that is pointed at elsewhere in the page. */
  readonly pointedAt: Signal<Span | null>
  /** Takes a story as the source. */
  tellStory(story: string): void
  /** Takes a schema as the source. */
  writeSchema(text: string): void
  /** Asks for the present input again. */
  askAgain(): void
}
