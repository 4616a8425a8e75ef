import { render } from 'preact'
import { Api } from './api/api.ts'
import { App } from './app.tsx'
import { createStore } from './state/create-store.ts'
import { keepLink } from './state/keep-link.ts'
import { keepTheme } from './state/keep-theme.ts'
import { lostParts } from './state/lost-parts.ts'
import { readLink } from './state/read-link.ts'
import { readTheme } from './state/read-theme.ts'
import { StoreContext } from './state/use-store.ts'

/** The page itself states whether a token is required, so that no request has to be refused to find out. */
const isClosed = document.documentElement.dataset['token'] === 'wanted'
const linked = await readLink(location.hash)
const store = createStore(new Api(isClosed), linked, readTheme())
store.lost.value = lostParts(location.hash, linked)
keepTheme(store)
keepLink(store)
const root = document.getElementById('app')
if (root !== null)
  render(
    <StoreContext.Provider value={store}>
      <App />
    </StoreContext.Provider>,
    root,
  )
