import type { SearchEntry } from '../search-entries.ts'
import type { Search } from './find-in.ts'
import { loadSearch } from './search-index.ts'

/** Milliseconds between the last keystroke and the search. */
const pause = 80

/** The elements of the search form. */
interface Box {
  readonly form: HTMLFormElement
  readonly input: HTMLInputElement
  readonly list: HTMLOListElement
  readonly count: HTMLElement
}

/** Connects the form at the top of a page to the search. */
export function searchBox(page: Document): void {
  const form = page.querySelector<HTMLFormElement>('form.search')
  const input = page.querySelector<HTMLInputElement>('#query')
  const list = page.querySelector<HTMLOListElement>('#found')
  const count = page.querySelector<HTMLElement>('#count')
  if (form === null || input === null || list === null || count === null) return
  const box = { form, input, list, count }
  form.hidden = false
  searchAsTyped(page, box)
  steerByKeys(page, box)
  list.addEventListener('click', () => show(page, box, [], ''))
}

function searchAsTyped(page: Document, box: Box): void {
  const { form, input, list } = box
  let loading: Promise<Search> | null = null
  let timer = 0
  const search = async (): Promise<void> => {
    const words = input.value.trim()
    if (words === '') return show(page, box, [], '')
    try {
      const find = await (loading ??= loadSearch(page))
      // If the input changed meanwhile, another search is already under way.
      if (words !== input.value.trim()) return
      const entries = find(words)
      show(page, box, entries, entries.length === 0 ? 'Nothing found' : `${entries.length} found`)
    } catch {
      loading = null
      show(page, box, [], 'The search could not be loaded; try again')
    }
  }
  input.addEventListener('input', () => {
    clearTimeout(timer)
    timer = setTimeout(() => void search(), pause)
  })
  form.addEventListener('submit', (event) => {
    event.preventDefault()
    void search().then(() => list.querySelector('a')?.click())
  })
}

/** Keys: "/" focuses the input, arrows move between the input and the results, Escape clears the search. */
function steerByKeys(page: Document, box: Box): void {
  const { form, input, list } = box
  form.addEventListener('keydown', (event) => {
    if (event.key === 'Escape') {
      input.value = ''
      show(page, box, [], '')
      input.focus()
    } else if (event.key === 'ArrowDown' || event.key === 'ArrowUp') {
      event.preventDefault()
      move(page, input, [...list.querySelectorAll('a')], event.key === 'ArrowDown' ? 1 : -1)
    }
  })
  page.addEventListener('keydown', (event) => {
    if (event.key !== '/' || event.ctrlKey || event.metaKey || event.altKey || page.activeElement === input) return
    event.preventDefault()
    input.focus()
  })
}

function show(page: Document, { list, count }: Box, entries: readonly SearchEntry[], text: string): void {
  list.replaceChildren(...entries.map((entry) => item(page, entry)))
  list.hidden = entries.length === 0
  count.textContent = text
}

/** Moves the focus between the input and the results. */
function move(page: Document, input: HTMLElement, links: readonly HTMLElement[], step: number): void {
  const places = [input, ...links]
  const current = places.indexOf(page.activeElement as HTMLElement)
  places[Math.min(places.length - 1, Math.max(0, current + step))]?.focus()
}

function item(page: Document, { id, title, page: name, text }: SearchEntry): HTMLElement {
  const link = page.createElement('a')
  link.href = id
  const heading = page.createElement('strong')
  heading.textContent = title
  const place = page.createElement('span')
  place.textContent = title === name ? '' : name
  const start = page.createElement('small')
  start.textContent = text.slice(0, 140)
  link.append(heading, ' ', place, start)
  const element = page.createElement('li')
  element.append(link)
  return element
}
