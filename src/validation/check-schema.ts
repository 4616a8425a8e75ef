import { parseIsoDate } from '../calendar.ts'
import { columnKinds } from '../columns/index.ts'
import { isJsonObject, pointerTo } from '../json.ts'
import { insteadOf } from '../nearest.ts'
import { outcomes } from '../outcomes/index.ts'
import { parsePeriod } from '../time/periods.ts'
import { checkLimits, isRefusedInside } from './check-limits.ts'
import { checkNames } from './check-names.ts'
import { checkValue, type Check } from './check-value.ts'
import { countDistributions } from './count-distributions.ts'
import { columnProperties, columnTypeOf, innerTypeOf, outcomeTypeOf } from './closed-types.ts'
import { fakerCost } from './faker-cost.ts'
import { insteadOfKind } from './instead-of-kind.ts'
import { jsonSchemaMistaken } from './json-schema-mistaken.ts'
import { limits } from '../schema/limits.ts'
import { plainColumn } from './plain-column.ts'
import { Problems } from '../schema/problems.ts'
import { type AnySchema, schemaType, type AnyTable } from '../schema/any-schema.ts'
import { nodeOf, type TypeNode } from '../schema/type-node.ts'
import { mustBeOfType } from '../schema/words.ts'

/** The result of checking a value as a schema. */
export interface SchemaCheck {
  readonly problems: Problems
  /**
   * The readable part of the schema, so that its other problems can be reported too: columns that cannot be read have only their name and
   * kind, the others the forms of parameters that their kinds generate. Null if anything other than columns and outcomes is invalid.
   */
  readonly readable: AnySchema | null
  /** JSON pointers (RFC 6901) of the columns and outcomes that cannot be read. */
  readonly failed: ReadonlySet<string>
}

/** Finds every problem of a schema that shows without counting rows or compiling. */
export function checkSchema(value: unknown): SchemaCheck {
  const problems = new Problems()
  const mistaken = requestMistaken(value) ?? jsonSchemaMistaken(value)
  if (mistaken !== null) {
    problems.add('', mistaken)
    return { problems, readable: null, failed: new Set() }
  }
  const refused = checkLimits(value, problems)
  if (refused === null) return { problems, readable: null, failed: new Set() }
  const checker = new SchemaChecker(problems, refused)
  checkValue(nodeOf(schemaType), value, '', checker)
  const elsewhere = problems.count > checker.inside
  // With more tables than allowed, comparing their names would take long and help nobody.
  if (!refused.has('') && !refused.has('/tables')) checkNames(value, problems, checker.failed)
  const readable = elsewhere || checker.failed.has('') ? null : readablePart(value as AnySchema, checker.failed)
  return { problems, readable, failed: checker.failed }
}

/** The problem of a value that is the body of a request with a schema inside; null for any other value. */
function requestMistaken(value: unknown): string | null {
  const inner = isJsonObject(value) && !Object.hasOwn(value, 'tables') ? value['schema'] : null
  return isJsonObject(inner) && Object.hasOwn(inner, 'tables')
    ? 'is the body of a request: the schema is the value of its field "schema". Send or save that alone'
    : null
}

/** Pointer of a column or an outcome. */
const part = /^\/tables\/\d+\/(?:columns|outcomes)\/\d+(?=\/|$)/

class SchemaChecker implements Check {
  readonly problems: Problems
  readonly refused: ReadonlySet<string>
  readonly failed = new Set<string>()
  /** Number of problems inside columns and outcomes. */
  inside = 0
  #windowDays = 0
  #distributions = 0
  #fakerColumns = 0

  constructor(problems: Problems, refused: ReadonlySet<string>) {
    this.problems = problems
    this.refused = refused
    for (const pointer of refused) {
      const [at] = part.exec(pointer) ?? []
      if (at === undefined) continue
      this.failed.add(at)
      this.inside++
    }
  }

  open = (type: TypeNode, value: unknown, pointer: string): void => {
    const before = this.problems.count
    const { name, type: outcome } = type.properties ?? {}
    if (outcome !== undefined) this.#outcome(type, value, pointer)
    else this.#column(type, value, pointer, name !== undefined)
    if (this.problems.count === before || part.exec(pointer)?.[0] !== pointer) return
    this.inside += this.problems.count - before
    this.failed.add(pointer)
  }

  #column(type: TypeNode, value: unknown, pointer: string, isNamed: boolean): void {
    const name = this.#discriminator(type, value, 'kind', pointer)
    if (name === null || !isJsonObject(value)) return
    const kind = columnKinds.get(name)
    if (kind === undefined) {
      this.problems.add(
        pointerTo(pointer, 'kind'),
        `there is no column kind "${name.slice(0, 64)}"${insteadOfKind(name, [...columnKinds.keys()])}`,
      )
      return this.#common(value, pointer, isNamed)
    }
    this.#checked(isNamed ? columnTypeOf(kind) : innerTypeOf(kind), value, pointer, () => {
      const { name: _name, kind: _kind, description: _description, hidden: _hidden, nullable: _nullable, ...params } = value
      const tooMuch = this.#windowProblem(value) ?? this.#fakerProblem(name, value) ?? (isNamed ? this.#distributionProblem(params) : null)
      const read = kind.written?.read(params) ?? params
      return tooMuch ?? (typeof read === 'string' ? read : (kind.conflict?.(read) ?? null))
    })
  }

  /** The problem of a column's time window and peaks, added to those of the columns before it: every day costs time and memory to plan. */
  #windowProblem({ from, to, peaks }: Readonly<Record<string, unknown>>): string | null {
    if (typeof from !== 'string' || typeof to !== 'string') return null
    this.#windowDays += Math.max(0, (parseIsoDate(to) ?? 0) - (parseIsoDate(from) ?? 0) + 1) + daysOfPeaks(peaks)
    const limit = limits.windowDaysTogether
    return this.#windowDays <= limit
      ? null
      : `the days of its window and \`peaks\`, added to those of the columns before it, are ${this.#windowDays}, but at most ${limit} are allowed`
  }

  /** The same for the cost of calling faker. */
  #fakerProblem(kind: string, { method }: Readonly<Record<string, unknown>>): string | null {
    const limit = limits.fakerColumns
    if (kind !== 'faker') return null
    this.#fakerColumns += fakerCost(method)
    return this.#fakerColumns > limit
      ? `it and the columns of kind faker before it cost ${this.#fakerColumns} (slow methods 5, others 1), but at most ${limit} is allowed`
      : null
  }

  /** The same for its distributions. */
  #distributionProblem(params: object): string | null {
    const own = countDistributions(params)
    this.#distributions += own
    const limit = limits.distributions
    return own === 0 || this.#distributions <= limit
      ? null
      : `its distributions and those of the columns before it cost ${Math.ceil(this.#distributions)}, but at most ${limit} is allowed`
  }

  /** Checks the common properties of a column of an unknown kind. */
  #common(value: Readonly<Record<string, unknown>>, pointer: string, isNamed: boolean): void {
    if (!isNamed) return
    for (const [key, type] of Object.entries(columnProperties))
      if (Object.hasOwn(value, key)) checkValue(nodeOf(type), value[key], pointerTo(pointer, key), this)
  }

  #outcome(type: TypeNode, value: unknown, pointer: string): void {
    const name = this.#discriminator(type, value, 'type', pointer)
    if (name === null || !isJsonObject(value)) return
    const outcome = outcomes.get(name)
    if (outcome === undefined) {
      this.problems.add(pointerTo(pointer, 'type'), `there is no outcome "${name.slice(0, 64)}"${insteadOf(name, [...outcomes.keys()])}`)
      return
    }
    this.#checked(outcomeTypeOf(outcome), value, pointer, () => {
      const { type: _type, ...params } = value
      return outcome.conflict?.(params) ?? null
    })
  }

  /** The value of the property that determines the others; null, with a problem, if it is not a string. */
  #discriminator(type: TypeNode, value: unknown, key: 'kind' | 'type', pointer: string): string | null {
    const { [key]: word } = type.properties ?? {}
    if (!isJsonObject(value)) this.problems.add(pointer, mustBeOfType([type], value))
    else if (!Object.hasOwn(value, key)) {
      const misnamed = key === 'kind' && Object.hasOwn(value, 'type') ? ' The property is not called `type`.' : ''
      this.problems.add(pointer, `needs \`${key}\`: ${word?.description ?? 'it is required'}${misnamed}`)
    } else if (typeof value[key] === 'string') return value[key]
    else this.problems.add(pointerTo(pointer, key), mustBeOfType([{ type: 'string' }], value[key]))
    return null
  }

  /** Checks a value against its type and, if it is valid, for conflicts between its parts. */
  #checked(type: TypeNode, value: unknown, pointer: string, conflict: () => string | null): void {
    const before = this.problems.count
    checkValue(type, value, pointer, this)
    const isReadable = this.problems.count === before && !isRefusedInside(this.refused, pointer)
    const wrong = isReadable ? conflict() : null
    if (wrong !== null) this.problems.add(pointer, wrong)
  }
}

function daysOfPeaks(peaks: unknown): number {
  if (!Array.isArray(peaks)) return 0
  return peaks.reduce((sum: number, peak: unknown) => {
    const days = isJsonObject(peak) && typeof peak['period'] === 'string' ? parsePeriod(peak['period']) : null
    return sum + (days === null ? 0 : days.last - days.first + 1)
  }, 0)
}

function readablePart(schema: AnySchema, failed: ReadonlySet<string>): AnySchema {
  return { ...schema, tables: schema.tables.map((table, index) => readableTable(table, `/tables/${index}`, failed)) }
}

function readableTable(table: AnyTable, pointer: string, failed: ReadonlySet<string>): AnyTable {
  const columns = table.columns.map((column: unknown, index) =>
    failed.has(`${pointer}/columns/${index}`)
      ? { name: textOf(column, 'name'), kind: textOf(column, 'kind') }
      : plainColumn(column as AnyTable['columns'][number]),
  )
  if (table.outcomes === undefined) return { ...table, columns }
  const outcomes = table.outcomes.map((outcome, index) => (failed.has(`${pointer}/outcomes/${index}`) ? { type: '' } : outcome))
  return { ...table, columns, outcomes }
}

function textOf(value: unknown, key: string): string {
  const text = isJsonObject(value) && Object.hasOwn(value, key) ? value[key] : ''
  return typeof text === 'string' ? text : ''
}
