import { oneOf } from '../../builders/drawn.ts'
import { code, pattern, text } from '../../builders/texts.ts'
import type { ImportedColumn } from '../../import/imported.ts'
import type { ColumnBody } from '../../schema/schema.ts'
import { isMatch, type PatternAtom, patternAtoms, type RepeatedAtom } from './pattern-atoms.ts'

/** Texts as the engine makes them, by the attribute of a person. */
const samples: Readonly<Record<string, readonly string[]>> = {
  email: ['jose_harris@quickpost.example', 'kristen-lopez@mailhaven.example', 'mia.o12@westmail.example', 'ann.lee-may3@ozpost.example'],
}

/** Whether the texts of a column surely match a regular expression. */
export function matchesPattern(body: ColumnBody, source: string | null): boolean {
  const texts = body.kind === 'person_attribute' ? samples[body.attribute] : undefined
  const atoms = texts === undefined || source === null ? null : patternAtoms(source)
  return atoms !== null && texts !== undefined && texts.every((text) => isMatch(atoms, text))
}

/** Characters of parts that may be of any length, from the first that is tried to the last. */
const sizes = [6, 4, 9, 12, 18, 1]
/** Maximum characters of a pattern. */
const mostCharacters = 100

/**
 * Texts that match the regular expression of a column and have the declared length; null if there is none to be made.
 * @param isKey whether they are the key, which is unique, too
 */
export function patternBody({ pattern: source, shortest, length, ...column }: ImportedColumn, isKey: boolean): ColumnBody | null {
  const isUnique = isKey || column.isUnique
  const atoms = source === null ? null : patternAtoms(source)
  if (atoms === null) return null
  const [only] = atoms
  if (atoms.length === 1 && only?.atom.type === 'words' && only.least === 1 && only.most === 1)
    return isUnique ? null : oneOf([...new Set(only.atom.words)])
  const made = sizes
    .map((size) => segmentsOf(atoms, size, isUnique))
    .find((segments) => {
      if (segments === null) return false
      const [least, most] = lengthsOf(segments)
      return least >= (shortest ?? 1) && most <= Math.min(length ?? mostCharacters, mostCharacters)
    })
  return made === undefined || made === null ? null : bodyOf(made, isUnique)
}

/** A literal text, or one of several. */
type Segment = string | { readonly values: readonly string[] }

const digits = [...'0123456789']
const capitals = [...'ABCDEFGHIJKLMNOPQRSTUVWXYZ']
const letters = [...'abcdefghijklmnopqrstuvwxyz']

/** The segments of a text with `size` characters for each part of any length; null if a class has none of the characters known here. */
function segmentsOf(atoms: readonly RepeatedAtom[], size: number, isUnique: boolean): readonly Segment[] | null {
  const segments: Segment[] = []
  for (const { atom, least, most } of atoms) {
    const isFree = most > least && most > 1
    const times = isFree ? Math.min(Math.max(size, least), most) : least
    const segment = segmentOf(atom, isUnique)
    if (segment === null) return null
    for (let time = 0; time < times && segments.length <= mostCharacters; time++) segments.push(segment)
  }
  return segments
}

/** Unique texts have digits and capitals only, which a code can tell apart. */
function segmentOf(atom: PatternAtom, isUnique: boolean): Segment | null {
  if (atom.type === 'literal') return atom.text
  if (atom.type === 'words') return { values: atom.words }
  const sets = isUnique ? [digits, capitals] : [letters, capitals, digits]
  const plain = digits.every(atom.has) && !letters.every(atom.has) ? [digits, ...sets] : sets
  const whole = plain.find((set) => set.every(atom.has))
  if (whole !== undefined) return { values: whole }
  const some = [...letters, ...capitals, ...digits, ...' -_.+/:#@'].filter(atom.has)
  return some.length === 0 ? null : { values: some }
}

function lengthsOf(segments: readonly Segment[]): readonly [least: number, most: number] {
  const sizesOf = segments.map((segment) => (typeof segment === 'string' ? [segment.length] : segment.values.map(({ length }) => length)))
  return [sizesOf.reduce((sum, all) => sum + Math.min(...all), 0), sizesOf.reduce((sum, all) => sum + Math.max(...all), 0)]
}

/** A code where only digits and capitals vary; else a text, which may come again. */
function bodyOf(segments: readonly Segment[], isUnique: boolean): ColumnBody | null {
  const shape = segments.map(shapeOf)
  if (shape.every((part) => part !== null) && shape.some((part) => part === '#' || part === '?'))
    return isUnique ? code(shape.join('')) : pattern(shape.join(''))
  if (isUnique) return null
  return text(...segments)
}

function shapeOf(segment: Segment): string | null {
  if (typeof segment === 'string') return /[#?]/.test(segment) ? null : segment
  return segment.values === digits ? '#' : segment.values === capitals ? '?' : null
}
