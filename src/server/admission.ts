import { SynthError } from '../errors.ts'

/** Counts the streamed responses that are open and refuses more than the service can hold. */
export class Admission {
  /** The most that may be open. */
  readonly most: number
  #open = 0

  constructor(most: number) {
    this.most = most
  }

  get open(): number {
    return this.#open
  }

  /**
   * @returns what to call, once, when the response is over
   * @throws SynthError `saturated`
   */
  enter(): () => void {
    if (this.#open >= this.most)
      throw new SynthError('saturated', `${this.most} responses are being streamed, which is the most; try again when one has ended`)
    this.#open += 1
    return () => {
      this.#open -= 1
    }
  }
}
