import { setMaxListeners } from 'node:events'
import { setTimeout as delay } from 'node:timers/promises'
import { Probe } from '../probe.ts'
import { type ServerProcess, memoryOf } from '../processes.ts'
import { Client } from './client.ts'
import { type Queue, turnOf } from './mix.ts'
import { Tally } from './tally.ts'

/** The groups of clients: their turns, their pauses between turns, and their maximum number of turns a minute. */
const crowds: readonly {
  readonly queue: Queue
  readonly clients: number
  readonly pauseMilliseconds: number
  readonly perMinute: number
}[] = [
  { queue: 'usual', clients: 8, pauseMilliseconds: 150, perMinute: 6000 },
  { queue: 'slow', clients: 6, pauseMilliseconds: 500, perMinute: 100 },
  { queue: 'costly', clients: 2, pauseMilliseconds: 20_000, perMinute: 10 },
]
const healthEvery = 50

export interface SoakOptions {
  readonly minutes: number
  readonly seed: number
  /** Ends the soak early. */
  readonly signal: AbortSignal
  /** Called at the end of each minute with its number, from 0. */
  readonly onMinute: (number: number, tally: Tally) => void
}

/**
 * Runs the turns of all groups against a service and samples its memory and health. `bare` is a server that does nothing: its latencies are
 * those of the machine. Ends after the minutes, at the signal, or when the service dies.
 */
export async function soak(synth: ServerProcess, bare: ServerProcess, { minutes, seed, signal, onMinute }: SoakOptions): Promise<Tally> {
  const start = performance.now()
  const tally = new Tally(start, minutes)
  const over = new AbortController()
  const client = new Client(synth.port)
  const targets = [
    { name: 'health', url: `${synth.url}/api/health` },
    { name: 'bare', url: `${bare.url}/constant?pieces=0`, body: '{}' },
  ]
  const probe = new Probe(targets, healthEvery, (probed) => tally.addProbed(performance.now(), probed))
  let reported = 0
  const watch = setInterval(() => {
    const now = performance.now()
    try {
      tally.minute(now).memory.push(memoryOf(synth.pid).now)
    } catch {
      over.abort(new Error('The service has died'))
    }
    if (tally.minutes.length > reported + 1) onMinute(reported++, tally)
  }, 1000)
  const ended = AbortSignal.any([signal, over.signal])
  // Every client waits for it.
  setMaxListeners(0, ended)
  const turns = crowds.flatMap(({ queue, clients, pauseMilliseconds, perMinute }) => {
    let number = 0
    const take = async (): Promise<void> => {
      while (!ended.aborted && number < perMinute * minutes) {
        const turn = turnOf(seed, queue, number++)
        await client.perform(turn, (answer, ask) => {
          if (!ended.aborted) tally.addAnswer(performance.now(), turn, ask, answer)
        })
        await rest(pauseMilliseconds, ended)
      }
    }
    return Array.from({ length: clients }, take)
  })
  await rest(minutes * 60_000, ended)
  over.abort()
  clearInterval(watch)
  await probe.stop()
  client.close()
  await Promise.all(turns)
  return tally
}

async function rest(milliseconds: number, signal: AbortSignal): Promise<void> {
  try {
    await delay(milliseconds, undefined, { signal })
  } catch (error) {
    if (!signal.aborted) throw error
  }
}
