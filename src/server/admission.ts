import { SynthError } from '../errors.ts'
import { inSeconds } from '../pool/in-seconds.ts'
import type { ReaderPace } from './reader-pace.ts'

/** An open streamed response. */
export interface Guest {
  readonly pace: ReaderPace
  /** Ends the response immediately, incomplete. @param reason for the log */
  cutOff(reason: string): void
}

export interface AdmissionLimits {
  /** Maximum number of responses streamed at the same time. */
  readonly most: number
  /**
   * Milliseconds after which a reader that accepts none of the pending bytes is disconnected; also the window over which its rate is
   * measured.
   */
  readonly stall: number
  /** Milliseconds without progress after which a response can be ended in favour of a new one. */
  readonly giveWay: number
  /** Minimum bytes per second that a reader must accept while bytes are pending; 0 for no minimum. */
  readonly minRate: number
}

/**
 * The open streamed responses. Refuses more than the service can hold, and ends those whose readers make no progress, so that no idle
 * reader keeps a place from another response.
 */
export class Admission {
  readonly #limits: AdmissionLimits
  readonly #guests = new Set<Guest>()
  #refused = 0
  #cutOff = 0

  constructor(limits: AdmissionLimits) {
    this.#limits = limits
  }

  /** Number of open responses. */
  get open(): number {
    return this.#guests.size
  }

  /** Maximum number of open responses. */
  get most(): number {
    return this.#limits.most
  }

  /** Whether another response would be refused. */
  get isFull(): boolean {
    return this.#guests.size >= this.most && this.#sleeper() === null
  }

  /** Responses refused since the start. */
  get refused(): number {
    return this.#refused
  }

  /** Responses ended because of their readers since the start. */
  get cutOff(): number {
    return this.#cutOff
  }

  /**
   * Admits a response. If all places are taken, ends the response whose reader has made no progress for the longest time, provided that
   * this time is at least `giveWay`.
   * @returns a function to call when the response is over
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

  /** The error of a refused response. */
  saturated(): SynthError {
    return new SynthError('saturated', `${this.most} responses are being streamed, which is the maximum; try again when one has ended`)
  }

  /** Ends the responses whose readers are too slow. Call it several times within `stall`. */
  review(): void {
    const { stall, minRate } = this.#limits
    for (const guest of this.#guests) {
      const rate = minRate > 0 ? guest.pace.rate(stall) : null
      if (guest.pace.stalled() >= stall) this.#end(guest, `its reader accepted no bytes for ${inSeconds(stall)}`)
      else if (rate !== null && rate < minRate)
        this.#end(guest, `its reader accepted ${Math.round(rate)} bytes per second; the minimum is ${minRate}`)
    }
  }

  #makeRoom(): boolean {
    const sleeper = this.#sleeper()
    if (sleeper === null) return false
    const seconds = (sleeper.pace.stalled() / 1000).toFixed(1)
    this.#end(sleeper, `it was ended in favour of another response: its reader accepted no bytes for ${seconds} seconds`)
    return true
  }

  /** The response whose reader has made no progress for the longest time, if that is at least `giveWay`. */
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
