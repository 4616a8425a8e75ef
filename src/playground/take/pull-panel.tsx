import { type Signal, signal, useSignal } from '@preact/signals'
import { Download } from 'lucide'
import type { JSX } from 'preact'
import { useStore } from '../state/use-store.ts'
import { Icon } from '../ui/icon.tsx'
import { bytesText } from './bytes-text.ts'
import { canPickFile } from './can-pick-file.ts'
import { fileAddress } from './file-address.ts'
import { savedName } from './file-name.ts'
import type { Pull, PullState } from './pull.ts'
import { startPull } from './start-pull.ts'
import type { Taken } from './taken.ts'

/** Kept while another tab is open: the download goes on, and can still be cancelled. */
const pull: Signal<Pull | null> = signal(null)

/** What the other way of downloading is for. */
const byBrowser = 'The browser saves the file to its own folder and shows the progress in its own list, so this page can be closed'

/** Downloads the chosen file and shows the progress. */
export function PullPanel({ taken }: { readonly taken: Taken }): JSX.Element {
  const store = useStore()
  const fault = useSignal<string | null>(null)
  const state = pull.value?.state.value ?? null
  const start = async (): Promise<void> => {
    fault.value = null
    try {
      pull.value = await startPull(store, taken)
    } catch (error) {
      fault.value = `The file cannot be written: ${error instanceof Error ? error.message : String(error)}`
    }
  }
  return (
    <div class="pull">
      <div class="pull-buttons">
        {state?.phase === 'running' ? (
          <button type="button" class="button" onClick={() => pull.value?.cancel()}>
            Cancel
          </button>
        ) : (
          <button type="button" class="button button-primary" onClick={() => void start()}>
            <Icon node={Download} /> Download {savedName(taken)}
          </button>
        )}
        {canPickFile() && !taken.needsToken && (
          <a class="button" href={fileAddress(taken, 'ref')} download={savedName(taken)} title={byBrowser}>
            Download with the browser
          </a>
        )}
      </div>
      {state !== null && <PullProgress state={state} />}
      {fault.value !== null && (
        <p class="notice" role="alert">
          {fault.value}
        </p>
      )}
    </div>
  )
}

function PullProgress({ state }: { readonly state: PullState }): JSX.Element {
  const { phase, bytes, total, isExact, rate, seconds, reason } = state
  const part = total === null || total === 0 ? null : Math.min(1, bytes / total)
  const shown = phase === 'done' ? 1 : part
  return (
    <div class="pull-progress">
      <progress aria-label="Download" max={1} {...(shown === null ? {} : { value: shown })} />
      <p role="status">
        {phase === 'done' && `Done: ${bytesText(bytes)} in ${seconds.toFixed(1)} s, ${bytesText(rate)}/s`}
        {phase === 'cancelled' && `Cancelled after ${bytesText(bytes)}; no file was left`}
        {phase === 'failed' && `Failed after ${bytesText(bytes)}: ${reason ?? ''}`}
        {phase === 'running' &&
          `${bytesText(bytes)}${total === null ? '' : ` of ${isExact ? '' : 'about '}${bytesText(total)}`}, ${bytesText(rate)}/s${
            part === null ? '' : `, ${Math.round(part * 100)} %`
          }`}
      </p>
    </div>
  )
}
