import type { Probed } from '../probe.ts'
import type { Answer } from './client.ts'
import type { Ask, Raw, Turn } from './turn.ts'

/** The observations of one minute. */
export interface Minute {
  /** Resident memory, once a second, in MB (10^6 bytes). */
  readonly memory: number[]
  /** Milliseconds of the answers to probes, by the name of the target. */
  readonly latencies: Record<string, number[]>
  readonly statuses: Map<number, number>
  readonly endings: Map<string, number>
  bytes: number
}

/** A wrong answer. */
export interface Defect {
  readonly kind: string
  readonly what: string
  readonly ask: string
}

/** Maximum number of defects that are described; others are only counted. */
const describedDefects = 20

/** Collects the observations of a soak. */
export class Tally {
  readonly minutes: Minute[] = []
  readonly defects: Defect[] = []
  /** For each kind of turn: number of answers by status and ending, and their durations in seconds. */
  readonly kinds = new Map<string, { readonly answers: Map<string, number>; readonly seconds: number[] }>()
  readonly counts = { answers: 0, serverErrors: 0, wrong: 0, differing: 0, failedProbes: 0 }
  readonly #digests = new Map<string, string>()
  readonly #start: number
  readonly #last: number

  /** `start` and all later times are milliseconds of one clock; events after `minutes` count for the last minute. */
  constructor(start: number, minutes: number) {
    this.#start = start
    this.#last = Math.ceil(minutes) - 1
  }

  minute(now: number): Minute {
    const place = Math.min(this.#last, Math.floor((now - this.#start) / 60_000))
    while (this.minutes.length <= place) this.minutes.push({ memory: [], latencies: {}, statuses: new Map(), endings: new Map(), bytes: 0 })
    return this.minutes[place] ?? this.minute(now)
  }

  addProbed(now: number, { name, latencies, failed }: Probed): void {
    const minute = this.minute(now)
    minute.latencies[name] = [...(minute.latencies[name] ?? []), ...latencies]
    if (name === 'health') this.counts.failedProbes += failed
  }

  addAnswer(now: number, turn: Turn, ask: Ask | Raw, answer: Answer): void {
    const { status, ending, bytes } = answer
    const minute = this.minute(now)
    if (status > 0) increment(minute.statuses, status)
    increment(minute.endings, ending)
    minute.bytes += bytes
    this.counts.answers++
    const kind = this.kinds.get(turn.kind) ?? { answers: new Map<string, number>(), seconds: [] }
    kind.seconds.push(answer.seconds)
    increment(kind.answers, `${status === 0 ? '' : `${status} `}${ending}`)
    this.kinds.set(turn.kind, kind)
    this.#judge(turn, ask, answer)
  }

  #judge(turn: Turn, ask: Ask | Raw, { status, ending, sha256, problem }: Answer): void {
    const report = (what: string): void => {
      if (this.defects.length < describedDefects) this.defects.push({ kind: turn.kind, what, ask: JSON.stringify(ask).slice(0, 400) })
    }
    if (status >= 500 && status !== 503) {
      this.counts.serverErrors++
      report(`answered ${status} ${problem}`)
    } else if (turn.honest && isWrong(status, ending, ask)) {
      this.counts.wrong++
      report(status >= 400 ? `answered ${status} ${problem}` : `${ending} ${problem}`)
    }
    if ('asks' in turn && turn.same === true && 'body' in ask && ending === 'whole' && status === 200) {
      const first = this.#digests.get(ask.body ?? '') ?? sha256
      this.#digests.set(ask.body ?? '', first)
      if (first === sha256) return
      this.counts.differing++
      report('differs from an earlier answer')
    }
  }
}

/** 503 is back-pressure; slow readers may be cut off. */
function isWrong(status: number, ending: string, ask: Ask | Raw): boolean {
  if (status >= 400) return status !== 503
  return ending === 'unanswered' || (ending === 'broken' && 'reader' in ask && ask.reader.bytesPerSecond === Infinity)
}

function increment<Key>(counts: Map<Key, number>, key: Key): void {
  counts.set(key, (counts.get(key) ?? 0) + 1)
}
