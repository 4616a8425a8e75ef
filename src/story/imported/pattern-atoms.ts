/** One character of the texts that a regular expression matches, or one of a few texts. */
export type PatternAtom =
  | { readonly type: 'literal'; readonly text: string }
  | { readonly type: 'words'; readonly words: readonly string[] }
  /** One of a class of characters. */
  | { readonly type: 'class'; readonly has: (character: string) => boolean }

/** An atom, and how often it may come. */
export interface RepeatedAtom {
  readonly atom: PatternAtom
  readonly least: number
  /** Infinity for no limit. */
  readonly most: number
}

/** Maximum characters of an expression that is read. */
const longest = 200

/**
 * The atoms of a regular expression without branches: literals, classes, and groups of words such as "(foo|bar)". Groups that may be
 * missing are left out. Null for any other expression. Anchors at the ends are skipped.
 */
export function patternAtoms(source: string): readonly RepeatedAtom[] | null {
  if (source.length > longest) return null
  const own = source.replace(/^(?:\^|\\A)/, '').replace(/(?:\$|\\[zZ])$/, '')
  const words = wordsOf(own)
  if (words !== null && words.length > 1) return [{ atom: { type: 'words', words }, least: 1, most: 1 }]
  const atoms: RepeatedAtom[] = []
  for (let at = 0; at < own.length;) {
    const read = atomAt(own, at)
    if (read === null) return null
    const { least, most, end } = repeatsAt(own, read.end)
    at = end
    if (read.atom !== null) atoms.push({ atom: read.atom, least, most })
    else if (least > 0) return null
  }
  return atoms
}

/** An atom and the place after it; the atom is null for a group that can only be left out. */
interface ReadAtom {
  readonly atom: PatternAtom | null
  readonly end: number
}

function atomAt(source: string, at: number): ReadAtom | null {
  const character = source[at] ?? ''
  if (character === '[') return classAt(source, at)
  if (character === '(') return groupAt(source, at)
  if (character === '.') return { atom: { type: 'class', has: () => true }, end: at + 1 }
  if (character === '\\') {
    const escaped = source[at + 1] ?? ''
    const has = classes.get(escaped)
    if (has !== undefined) return { atom: { type: 'class', has }, end: at + 2 }
    return /[\p{L}\p{N}]|^$/u.test(escaped) ? null : { atom: { type: 'literal', text: escaped }, end: at + 2 }
  }
  return /[\^$|*+?{})]/.test(character) ? null : { atom: { type: 'literal', text: character }, end: at + 1 }
}

const classes: ReadonlyMap<string, (character: string) => boolean> = new Map([
  ['d', (character) => /\d/.test(character)],
  ['w', (character) => /\w/.test(character)],
  ['s', (character) => character === ' '],
  ['D', (character) => !/\d/.test(character)],
  ['W', (character) => !/\w/.test(character)],
  ['S', (character) => character !== ' '],
])

/** "[A-Z0-9_-]", "[^@\s]" */
function classAt(source: string, open: number): ReadAtom | null {
  const isNegated = source[open + 1] === '^'
  const tests: ((character: string) => boolean)[] = []
  let at = open + (isNegated ? 2 : 1)
  for (const first = at; source[at] !== ']' || at === first;) {
    const character = source[at]
    if (character === undefined || source.startsWith('[:', at)) return null
    const named = character === '\\' ? classes.get(source[at + 1] ?? '') : undefined
    const from = character === '\\' ? (source[++at] ?? '') : character
    const isRange = named === undefined && source[at + 1] === '-' && source[at + 2] !== ']' && source[at + 2] !== undefined
    const to = isRange ? (source[at + 2] ?? '') : from
    tests.push(named ?? ((each) => each >= from && each <= to))
    at += isRange ? 3 : 1
  }
  return { atom: { type: 'class', has: (character) => tests.some((test) => test(character)) !== isNegated }, end: at + 1 }
}

/** "(foo|bar)", and any other group without groups in it, which can only be left out. */
function groupAt(source: string, open: number): ReadAtom | null {
  const close = source.indexOf(')', open)
  const inner = source.slice(open + 1, close).replace(/^\?:/, '')
  if (close < 0 || source[close - 1] === '\\' || withoutClasses(inner).includes('(') || inner.startsWith('?')) return null
  const words = wordsOf(inner)
  return { atom: words === null ? null : { type: 'words', words }, end: close + 1 }
}

/** The source of a group without escaped characters and classes. */
function withoutClasses(source: string): string {
  const parts = source.replaceAll(/\\./g, '').split(']')
  return parts.map((part) => part.split('[')[0] ?? '').join('')
}

/** The words of "foo|bar"; null if any of them is no plain text. */
function wordsOf(source: string): readonly string[] | null {
  const words = source.replace(/^\((?:\?:)?([^()]*)\)$/, '$1').split('|')
  return words.every((word) => /^[\p{L}\p{N}_ @:/,-]+$/u.test(word)) ? words : null
}

/** "{2,4}", "+", "*", "?" at a place; else once. */
function repeatsAt(source: string, at: number): { readonly least: number; readonly most: number; readonly end: number } {
  const [found = '', least, comma, most] = /^\{(\d{1,3})(,?)(\d{0,3})\}\??/.exec(source.slice(at, at + 12)) ?? []
  if (least !== undefined)
    return {
      least: Number(least),
      most: comma === '' ? Number(least) : most === '' ? Infinity : Number(most),
      end: at + found.length,
    }
  const [sign = ''] = /^[+*?]\??/.exec(source.slice(at, at + 2)) ?? []
  const range = { '+': [1, Infinity], '*': [0, Infinity], '?': [0, 1] }[sign.charAt(0)] ?? [1, 1]
  return { least: range[0] ?? 1, most: range[1] ?? 1, end: at + sign.length }
}

/** Whether atoms match a whole text. Takes as many steps as the text has characters, times the atoms with their repetitions. */
export function isMatch(atoms: readonly RepeatedAtom[], text: string): boolean {
  let places = new Set([0])
  for (const { atom, least, most } of atoms) {
    let now = places
    const reached = new Set(least === 0 ? now : [])
    for (let time = 1; time <= Math.min(most, text.length) && now.size > 0; time++) {
      now = new Set([...now].flatMap((at) => endsOf(atom, text, at)).filter((end) => time <= least || !reached.has(end)))
      if (time >= least) for (const end of now) reached.add(end)
    }
    places = reached
  }
  return places.has(text.length)
}

/** The places after an atom that matches at a place of a text. */
function endsOf(atom: PatternAtom, text: string, at: number): readonly number[] {
  if (atom.type === 'class') return at < text.length && atom.has(text[at] ?? '') ? [at + 1] : []
  const words = atom.type === 'literal' ? [atom.text] : atom.words
  return words.filter((word) => text.startsWith(word, at)).map((word) => at + word.length)
}
