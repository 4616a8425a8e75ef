import { type Problem, SynthError } from '../../errors.ts'
import { nearest } from '../../nearest.ts'
import type { Query, QueryType } from './query-type.ts'

/**
 * The parameters of a request target by name; absent ones are omitted.
 * @throws SynthError `validation_failed` for parameters that are unknown, repeated, empty, missing or invalid
 */
export function readQuery(target: string, types: readonly QueryType[]): Query {
  const text = target.includes('?') ? target.slice(target.indexOf('?') + 1) : ''
  const sent = new URLSearchParams(text)
  const problems = [...undecodable(text, sent), ...strange(sent, types), ...types.flatMap((type) => problemOf(sent, type))]
  const [first] = problems
  if (first !== undefined) throw new SynthError('validation_failed', first.detail, problems)
  return Object.fromEntries(types.flatMap((type) => (sent.has(type.name) ? [[type.name, type.read(sent.get(type.name) ?? '')]] : [])))
}

/** The decoder replaces bytes that are not UTF-8 by U+FFFD, so a value that has one without having sent one was another text. */
function undecodable(text: string, sent: URLSearchParams): readonly Problem[] {
  const [name] = [...sent].find(([, value]) => value.includes('\ufffd')) ?? []
  if (name === undefined || text.toUpperCase().includes('%EF%BF%BD')) return []
  return [
    problem(`The parameter ${JSON.stringify(name.slice(0, 100))} is not UTF-8: percent-encode the bytes of UTF-8, such as %C3%A9 for é`),
  ]
}

function strange(sent: URLSearchParams, types: readonly QueryType[]): readonly Problem[] {
  const names = types.map(({ name }) => name)
  return [...new Set(sent.keys())]
    .filter((name) => !names.includes(name))
    .map((name) => {
      const meant = nearest(name, names)
      const instead =
        meant !== null
          ? `did you mean "${meant}"?`
          : names.length === 0
            ? 'this path has no parameters'
            : `the parameters are ${names.join(', ')}`
      return problem(`The parameter ${JSON.stringify(name.slice(0, 100))} is unknown: ${instead}`)
    })
}

function problemOf(sent: URLSearchParams, { name, required = false, read, expected }: QueryType): readonly Problem[] {
  const [text, ...more] = sent.getAll(name)
  if (text === undefined) return required ? [problem(`The parameter "${name}" is required`)] : []
  if (more.length > 0) return [problem(`The parameter "${name}" must be given once, but is given ${more.length + 1} times`)]
  if (text === '') return [problem(`The parameter "${name}" is empty: give it a value, or omit it`)]
  return read(text) === undefined
    ? [problem(`The parameter "${name}" must be ${expected}, but is ${JSON.stringify(text.slice(0, 100))}`)]
    : []
}

function problem(detail: string): Problem {
  return { pointer: '', detail }
}
