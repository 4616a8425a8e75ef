import type { Page } from 'playwright-core'

interface Event {
  readonly name: string
  readonly ph: string
  readonly pid: number
  readonly tid: number
  /** Microseconds of the processor. */
  readonly tdur?: number
  readonly args: { readonly name?: string }
}

/**
 * Milliseconds of the processor that the longest task of the page takes while something is done. Those of the clock would count what else
 * runs on this machine.
 */
export async function longestTask(page: Page, act: () => Promise<unknown>): Promise<number> {
  const browser = page.context().browser()
  if (browser === null) throw new Error('The page belongs to no browser')
  const session = await browser.newBrowserCDPSession()
  const events: Event[] = []
  session.on('Tracing.dataCollected', ({ value }) => void events.push(...(value as unknown as readonly Event[])))
  await session.send('Tracing.start', {
    transferMode: 'ReportEvents',
    traceConfig: { includedCategories: ['toplevel', 'disabled-by-default-devtools.timeline', '__metadata'] },
  })
  await act()
  const complete = new Promise((resolve) => void session.once('Tracing.tracingComplete', resolve))
  await session.send('Tracing.end')
  await complete
  await session.detach()
  const mains = new Set(events.filter(({ name, args }) => name === 'thread_name' && args.name === 'CrRendererMain').map(threadOf))
  const tasks = events.filter((event) => event.ph === 'X' && event.name.endsWith('RunTask') && mains.has(threadOf(event)))
  if (tasks.length === 0) throw new Error('The trace has no tasks')
  return Math.max(...tasks.map(({ tdur = 0 }) => tdur)) / 1000
}

function threadOf({ pid, tid }: Event): string {
  return `${pid}/${tid}`
}
