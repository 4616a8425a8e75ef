import type { JSX } from 'preact'
import { useEffect, useRef } from 'preact/hooks'
import { useStore } from '../state/use-store.ts'

/** Asks for the token if the service requires one. */
export function TokenDialog(): JSX.Element {
  const { api } = useStore()
  const dialog = useRef<HTMLDialogElement>(null)
  const field = useRef<HTMLInputElement>(null)
  const wanted = api.wantedToken.value
  useEffect(() => {
    if (wanted !== 'no' && dialog.current?.open === false) dialog.current.showModal()
    else if (wanted === 'no') dialog.current?.close()
  }, [wanted])
  return (
    <dialog
      class="dialog"
      ref={dialog}
      aria-labelledby="token-title"
      onClose={() => {
        // Nothing else is possible without the token.
        if (api.wantedToken.peek() !== 'no') dialog.current?.showModal()
      }}
    >
      <form
        method="dialog"
        onSubmit={(event) => {
          const token = field.current?.value.trim() ?? ''
          if (token === '') event.preventDefault()
          else api.useToken(token)
        }}
      >
        <h2 id="token-title">This service asks for a token</h2>
        <p class="muted">
          {wanted === 'wrong' ? 'That was not the token. ' : ''}It is in the file that the option <code>--token-file</code> names. This tab
          keeps it until it is closed.
        </p>
        <label for="token">Token</label>
        <input id="token" ref={field} type="password" autocomplete="off" required aria-invalid={wanted === 'wrong'} />
        <button type="submit" class="button button-primary">
          Use the token
        </button>
      </form>
    </dialog>
  )
}
