import { type NameForm, nameForms } from '../../../columns/shared/email-address.ts'
import { oneOf, skip, valueOf } from '../../reader/index.ts'
import { wordSet } from '../../lexicon/word-set.ts'
import { firstFrom } from '../../tokens/first-from.ts'
import type { Token } from '../../tokens/token.ts'

/** The form of addresses or user names. */
export interface SaidAddress {
  readonly domain: string | null
  readonly form: NameForm | null
  readonly next: number
}

/** An address, a domain with or without @, or a name in parts. */
const address = /[A-Za-z{}[\]<>._-]{0,40}@(?:[a-z0-9-]{1,40}\.){1,4}[a-z]{2,15}(?![\w-])/iy
const domain = /(?:[a-z0-9-]{1,40}\.){1,4}(?:com|org|net|io|co|edu|gov|dev|app|ai|test|example|local|invalid|info|biz|[a-z]{2})(?![\w@-])/iy
const name = /[A-Za-z{}[\]<>]{1,20}[._-][A-Za-z{}[\]<>]{1,20}(?![\w@.]\w)/y

/** Reads "first.last@acme.io", "@acme.io", "acme.io", "first initial plus last name". `text` is the story. Null for none. */
export function readSaidAddress(tokens: readonly Token[], at: number, text: string): SaidAddress | null {
  const from = tokens[at]?.start ?? -1
  const written = from < 0 || /\w/.test(text[from - 1] ?? '') ? null : writtenAt(tokens, from, text)
  if (written !== null) return written
  const parts = readParts(tokens, at)
  if (parts === null) return null
  const end = skipAt(tokens, parts.next).next
  const behind = end === parts.next ? null : matchAt(domain, text, tokens[end]?.start ?? -1)
  if (behind === null || behind === '') return { domain: null, ...parts }
  return { domain: behind.toLowerCase(), form: parts.form, next: firstFrom(tokens, (tokens[end]?.start ?? 0) + behind.length) }
}

const skipAt = skip(wordSet('at @ and the domain'), 3)

function writtenAt(tokens: readonly Token[], from: number, text: string): SaidAddress | null {
  const whole = matchAt(address, text, from)
  if (whole !== '') {
    const [local = '', host = ''] = whole.toLowerCase().split('@')
    const form = local === '' ? null : formOf(local)
    return local !== '' && form === null ? null : { domain: host, form, next: firstFrom(tokens, from + whole.length) }
  }
  const host = matchAt(domain, text, from)
  const local = matchAt(name, text, from)
  const form = local === '' ? null : partedForm(local.toLowerCase())
  if (form !== null && local.length >= host.length) return { domain: null, form, next: firstFrom(tokens, from + local.length) }
  return host === '' ? null : { domain: host.toLowerCase(), form: null, next: firstFrom(tokens, from + host.length) }
}

function matchAt(pattern: RegExp, text: string, at: number): string {
  pattern.lastIndex = at
  return at < 0 ? '' : (pattern.exec(text)?.[0] ?? '')
}

const parts: ReadonlyMap<string, string> = new Map(
  [
    ['given', 'first firstname given givenname fname first_name forename name'],
    ['family', 'last lastname family familyname lname last_name surname'],
    ['g', 'f i initial firstinitial first_initial'],
  ].flatMap(([part = '', words = '']) => words.split(' ').map((word) => [word, part] as const)),
)

/** The form that words for the parts of a name have, else the one of a usual example. */
function formOf(local: string): NameForm | null {
  const parted = partedForm(local)
  if (parted !== null) return parted
  if (/^[a-z]{2,}[._-][a-z]{2,}$/.test(local)) return named(`given${local.replaceAll(/[a-z]/g, '')}family`)
  if (/^[a-z]\.[a-z]{2,}$/.test(local)) return 'g.family'
  if (/^[a-z](?:doe|smith|jones|brown|miller)$/.test(local)) return 'gfamily'
  if (/^(?:jane|john|alice|bob|mary)(?:doe|smith|jones|brown|miller)$/.test(local)) return 'givenfamily'
  return null
}

function partedForm(local: string): NameForm | null {
  const bare = local.replaceAll(/[{}[\]<>]/g, '')
  const [first = '', joint = '', last = ''] = bare.split(/([._-])/)
  // "first_name.last_name" has more signs than parts.
  const words = bare.replaceAll('_name', 'name').split(/([._-])/)
  if (words.length === 3 && parts.has(words[0] ?? '') && parts.has(words[2] ?? ''))
    return named(`${parts.get(words[0] ?? '')}${words[1]}${parts.get(words[2] ?? '')}`)
  if (joint === '' && last === '') {
    const end = /(?:lastname|surname|last)$/.exec(first)?.[0] ?? ''
    const start = first.slice(0, first.length - end.length)
    return end === '' ? (parts.get(first) === 'given' && first !== 'name' ? 'given' : null) : named(`${parts.get(start)}family`)
  }
  return null
}

function named(form: string): NameForm | null {
  return Object.hasOwn(nameForms, form) ? (form as NameForm) : null
}

const skipArticles = skip(wordSet('the their a an his her person employee user'), 2)
const readPart = valueOf(
  new Map([
    ['first initial', 'g'],
    ['first name initial', 'g'],
    ['initial', 'g'],
    ['first letter of the first name', 'g'],
    ['first letter of their first name', 'g'],
    ['initial of the first name', 'g'],
    ['first name', 'given'],
    ['firstname', 'given'],
    ['given name', 'given'],
    ['last name', 'family'],
    ['lastname', 'family'],
    ['surname', 'family'],
    ['family name', 'family'],
  ]),
)
const dots = oneOf(['dot', '.', ', dot ,', '. dot .'])
const underscores = oneOf(['underscore', '_', ', underscore ,'])
const joints = oneOf(['followed by', 'plus', '+', 'and', 'then', 'and then', '&'])

/** "The first initial plus the last name". */
function readParts(tokens: readonly Token[], at: number): { readonly form: NameForm; readonly next: number } | null {
  const first = readPart(tokens, skipArticles(tokens, at).next)
  if (first === null) return null
  const dot = dots(tokens, first.next)
  const sign = dot ?? underscores(tokens, first.next)
  const joint = sign ?? joints(tokens, first.next)
  const last = readPart(tokens, skipArticles(tokens, joint?.next ?? first.next).next)
  if (last === null || (joint === null && first.value !== 'g')) return null
  const form = named(`${first.value}${dot === null ? (sign === null ? '' : '_') : '.'}${last.value}`)
  return form === null ? null : { form, next: last.next }
}
