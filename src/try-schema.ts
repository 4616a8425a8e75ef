import { oncePerObject } from './caches/once-per-object.ts'
import { compileTrial } from './engine/compile-plan.ts'
import { SynthError } from './errors.ts'
import { referenceList } from './lexicon/index.ts'
import { draftPlan } from './plan/draft-plan.ts'
import { Problems } from './schema/problems.ts'
import type { Schema } from './schema/schema.ts'
import type { TextLayout } from './vector.ts'

/** What the engine knows about a compiled schema. Columns are "table.column". */
export interface Taken {
  /** Columns that may be empty in some row. */
  readonly optional: ReadonlySet<string>
  readonly texts: ReadonlyMap<string, TakenText>
  /** For each column, the columns that it reads directly or indirectly. */
  readonly reads: ReadonlyMap<string, ReadonlySet<string>>
}

/** The texts of a column. */
export interface TakenText {
  /** Lower and upper limit of their lengths, in UTF-16 units. */
  readonly shortest: number
  readonly longest: number
  /** The possible texts of a column with one word in each cell; null for other columns. */
  readonly words: readonly string[] | null
}

/** The result of compiling a schema, or the reason why the engine refuses it. */
export type Tried = Taken | Refused

export interface Refused {
  readonly reason: string
  /** JSON pointers into the schema, one for each problem. */
  readonly pointers: readonly string[]
}

type CompiledTrial = ReturnType<typeof compileTrial>

/**
 * Compiles a schema, because whether a column can be null or changed depends on the columns that read it. Cached, because several facts of a
 * story ask about the same schema.
 */
export const trySchema = oncePerObject((schema: Schema): Tried => {
  try {
    const draft = draftPlan({ readable: schema, problems: new Problems(), failed: new Set() }, null, Infinity)
    const { tables, readsOf } = compileTrial(draft.plan, referenceList, draft)
    const optional = tables.flatMap(({ plan, columns }) =>
      columns.flatMap(({ layout }, index) => (layout.nullable ? [`${plan.name}.${plan.columns[index]?.name ?? ''}`] : [])),
    )
    const paths = new Map(
      tables.flatMap(({ plan, index }) =>
        plan.columns.map(({ name }, place) => [`/tables/${index}/columns/${place}`, `${plan.name}.${name}`]),
      ),
    )
    let reads: Taken['reads'] | null = null
    let texts: Taken['texts'] | null = null
    return {
      optional: new Set(optional),
      get texts() {
        texts ??= textsOf(tables)
        return texts
      },
      get reads() {
        reads ??= new Map([...paths].map(([pointer, path]) => [path, allRead(pointer, readsOf, paths)]))
        return reads
      },
    }
  } catch (error) {
    if (!(error instanceof SynthError)) throw error
    return { reason: error.problems[0]?.detail ?? error.message, pointers: error.problems.map(({ pointer }) => pointer) }
  }
})

function textsOf(tables: CompiledTrial['tables']): Taken['texts'] {
  return new Map(
    tables.flatMap(({ plan, columns }) =>
      columns.flatMap(({ layout }, index) =>
        layout.type === 'text'
          ? [
              [
                `${plan.name}.${plan.columns[index]?.name ?? ''}`,
                { shortest: limitOf(layout, Math.min, 1), longest: limitOf(layout, Math.max, mostDigits), words: wordsOf(layout) },
              ] as const,
            ]
          : [],
      ),
    ),
  )
}

function allRead(
  pointer: string,
  readsOf: ReadonlyMap<string, ReadonlySet<string>>,
  paths: ReadonlyMap<string, string>,
): ReadonlySet<string> {
  const seen = new Set<string>()
  const open = [pointer]
  for (let next = open.pop(); next !== undefined; next = open.pop())
    for (const each of readsOf.get(next) ?? []) {
      if (seen.has(each)) continue
      seen.add(each)
      open.push(each)
    }
  return new Set([...seen].flatMap((each) => paths.get(each) ?? []))
}

/** Digits of a number without a fixed width: of people with one name, or of names that come again. */
const mostDigits = 5

function wordsOf({ parts }: TextLayout): readonly string[] | null {
  const [only, ...others] = parts
  return only?.type === 'word' && others.length === 0 ? only.dictionary.words : null
}

/**
 * The lower or upper limit of the lengths of texts.
 * @param pick the smaller or the greater of two lengths
 * @param digits digits of a number without a fixed width
 */
function limitOf({ parts }: TextLayout, pick: (one: number, other: number) => number, digits: number): number {
  return parts.reduce((sum, part) => {
    if (part.type === 'literal') return sum + part.text.length
    if (part.type === 'digits') return sum + (part.width > 0 ? part.width : digits)
    const [first = '', ...others] = part.dictionary.words
    return sum + others.reduce((limit, { length }) => pick(limit, length), first.length)
  }, 0)
}
