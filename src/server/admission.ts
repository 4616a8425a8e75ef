import { SynthError } from '../errors.ts'
import { inSeconds } from '../pool/in-seconds.ts'
import type { ReaderPace } from './reader-pace.ts'

/** A response that is being streamed. */
export interface Guest {
  readonly pace: ReaderPace
  /** Ends it at once, unfinished. @param reason for the log */
  cutOff(reason: string): void
}

export interface AdmissionLimits {
  /** Responses that may be streamed at the same time. */
  readonly most: number
  /** Milliseconds for which a reader may take nothing of what waits for it; the time over which its rate is measured, too. */
  readonly stall: number
  /** Milliseconds of taking nothing after which a response makes room for another one. */
  readonly giveWay: number
  /** Bytes a second that a reader has to take, of what waits for it; 0 for any. */
  readonly minRate: number
}

/**
 * The streamed responses that are open. It refuses more than the service can hold, and ends those whose readers sleep: none may keep a
 * place from others that want it.
 */
export class Admission {
  readonly #limits: AdmissionLimits
  readonly #guests = new Set<Guest>()
  #refused = 0
  #cutOff = 0

  constructor(limits: AdmissionLimits) {
    this.#limits = limits
  }

  /** Responses that are open. */
  get open(): number {
    return this.#guests.size
  }

  /** The most that may be open. */
  get most(): number {
    return this.#limits.most
  }

  /** Whether another one would be refused. */
  get isFull(): boolean {
    return this.#guests.size >= this.most && this.#sleeper() === null
  }

  /** Responses that were refused, since the start. */
  get refused(): number {
    return this.#refused
  }

  /** Responses that were ended because of their readers, since the start. */
  get cutOff(): number {
    return this.#cutOff
  }

  /**
   * Where all places are taken, the response whose reader has taken nothing for longest gives way, if that is long enough.
   * @returns what to call when the response is over
   * @throws SynthError `saturated`
   */
  enter(guest: Guest): () => void {
    if (this.#guests.size >= this.most && !this.#makeRoom()) {
      this.#refused += 1
      throw this.saturated()
    }
    this.#guests.add(guest)
    return () => this.#guests.delete(guest)
  }

  /** What is told to a response that is refused. */
  saturated(): SynthError {
    return new SynthError('saturated', `${this.most} responses are being streamed, which is the most; try again when one has ended`)
  }

  /** Ends the responses whose readers are too slow. To be called several times within the time that a reader may take nothing. */
  review(): void {
    const { stall, minRate } = this.#limits
    for (const guest of this.#guests) {
      const rate = minRate > 0 ? guest.pace.rate(stall) : null
      if (guest.pace.stalled() >= stall) this.#end(guest, `its reader took nothing for ${inSeconds(stall)}`)
      else if (rate !== null && rate < minRate)
        this.#end(guest, `its reader took ${Math.round(rate)} bytes a second; the least is ${minRate}`)
    }
  }

  #makeRoom(): boolean {
    const sleeper = this.#sleeper()
    if (sleeper === null) return false
    const seconds = (sleeper.pace.stalled() / 1000).toFixed(1)
    this.#end(sleeper, `it gave way to another: its reader took nothing for ${seconds} seconds`)
    return true
  }

  /** The response whose reader has taken nothing for longest, if that is long enough to give way. */
  #sleeper(): Guest | null {
    let sleeper: Guest | null = null
    let longest = this.#limits.giveWay
    for (const guest of this.#guests) {
      const stalled = guest.pace.stalled()
      if (stalled < longest) continue
      longest = stalled
      sleeper = guest
    }
    return sleeper
  }

  #end(guest: Guest, reason: string): void {
    this.#guests.delete(guest)
    this.#cutOff += 1
    guest.cutOff(reason)
  }
}
