import type { ProblemBody } from '../api/problem-body.ts'

/** What a place in a request is called on the page. */
const fields: ReadonlyMap<string, string> = new Map([
  ['/rows', 'Rows'],
  ['/seed', 'Seed'],
  ['/story', 'The story'],
])

const numbers = new Intl.NumberFormat('en-US')

/** Why a request was refused, in the words of the page. */
export interface ProblemText {
  /** What all problems of this kind are called; null if the detail says enough. */
  readonly title: string | null
  readonly detail: string
}

/** The text of a problem: with the labels of fields for the places in a request, and with separators in numbers of rows. */
export function problemText({ code, title, detail, errors = [] }: ProblemBody): ProblemText {
  const [first] = errors
  const field = first === undefined ? undefined : fields.get(first.pointer)
  if (code === 'validation_failed' && first !== undefined && field !== undefined)
    return { title: null, detail: `${field} ${grouped(first.detail)}.` }
  return { title, detail: code === 'too_many_rows' ? grouped(detail) : detail }
}

/** What is wrong with the number of rows; null if nothing is. */
export function rowsFault(problem: ProblemBody | null): string | null {
  const fault = problem?.errors?.find(({ pointer }) => pointer === '/rows')
  return fault === undefined ? null : `Rows ${grouped(fault.detail)}`
}

function grouped(text: string): string {
  return text.replaceAll(/\b\d{5,15}\b/g, (digits) => numbers.format(Number(digits)))
}
