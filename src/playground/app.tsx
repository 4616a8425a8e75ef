import type { JSX } from 'preact'
import { FactList } from './story/fact-list.tsx'
import { Controls } from './story/controls.tsx'
import { ExampleList } from './story/example-list.tsx'
import { StoryBox } from './story/story-box.tsx'
import { StoryState } from './story/story-state.tsx'
import { SchemaNotice } from './story/schema-notice.tsx'
import { useStore } from './state/use-store.ts'
import { Header } from './ui/header.tsx'
import { LinkNote } from './ui/link-note.tsx'
import { OldNote } from './ui/old-note.tsx'
import { Tabs } from './ui/tabs.tsx'
import { TokenDialog } from './ui/token-dialog.tsx'
import { DataTab } from './table/data-tab.tsx'
import { LazyTab } from './ui/lazy-tab.tsx'
import { TakeTab } from './take/take-tab.tsx'

/** The page: the story on one side, its data on the other. */
export function App(): JSX.Element {
  const { source } = useStore()
  return (
    <>
      <Header />
      <main class="page">
        <section class="side" aria-label="Input">
          <LinkNote />
          {source.value === 'story' ? <StoryBox /> : <SchemaNotice />}
          <StoryState />
          <ExampleList />
          <Controls />
          <FactList />
        </section>
        <section class="stage" aria-label="Result">
          <Tabs />
          <Panel />
        </section>
      </main>
      <TokenDialog />
    </>
  )
}

function Panel(): JSX.Element {
  const view = useStore().view.value
  return (
    <div class={`panel panel-${view}`} role="tabpanel" id="panel" aria-labelledby={`tab-${view}`} tabIndex={-1}>
      <OldNote />
      {view === 'data' && <DataTab />}
      {view === 'take' && <TakeTab />}
      {view === 'schema' && <LazyTab key="schema" load={() => import('./schema-tab/index.ts')} />}
      {view === 'diagram' && <LazyTab key="diagram" load={() => import('./diagram/index.ts')} />}
    </div>
  )
}
