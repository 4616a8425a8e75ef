import type { Domain } from '../../domains/domain.ts'
import type { Schema } from '../../schema/schema.ts'
import { trySchema } from '../../try-schema.ts'
import type { AttributeFact, Fact } from '../facts/fact.ts'
import type { Claim } from '../proofs/claim.ts'
import type { Topics } from '../topics/topics.ts'
import type { Bound } from './note.ts'

/** The result of binding a fact, without the schema. */
export type FactBound = Omit<Bound, 'schema'>

type FactOf<Type extends Fact['type']> = Extract<Fact, { readonly type: Type }>

/** A statement about how long the rows of a table last. */
export interface SaidDuration {
  readonly fact: AttributeFact
  readonly table: string
  /** The time at its end, or its numbers. */
  readonly column: string
  /** The time at its start; null for numbers that today cuts off. */
  readonly after: string | null
}

/** A schema while the facts of a story are applied to it, and the result of each fact. */
export class Binding {
  readonly facts: readonly Fact[]
  /** Tells which table a statement is about. */
  readonly topics: Topics
  readonly bound = new Map<Fact, FactBound>()
  /** By table: the names of its rows that the story gives, in order. */
  readonly named = new Map<string, readonly string[]>()
  /** Durations that depend on times. They are set behind the times. */
  readonly durations: SaidDuration[] = []
  domain: Domain
  schema: Schema

  /** Whether schemas are compiled on trial; else they are trusted, as what is made of them is compiled anyway. */
  readonly #isTried: boolean

  constructor(facts: readonly Fact[], domain: Domain, topics: Topics, isTried: boolean) {
    this.facts = facts
    this.topics = topics
    this.#isTried = isTried
    this.domain = domain
    this.schema = domain.schema
  }

  /** The facts of a type, in the order of the story. */
  of<Type extends Fact['type']>(type: Type): FactOf<Type>[] {
    return this.facts.filter((fact): fact is FactOf<Type> => fact.type === type)
  }

  /** Whether there is a fact of any of the types. */
  has(...types: readonly Fact['type'][]): boolean {
    return this.facts.some(({ type }) => types.includes(type))
  }

  /** The claims of all facts that are bound so far. */
  get claims(): readonly Claim[] {
    return [...this.bound.values()].flatMap(({ notes }) => notes.flatMap((note) => note.claims))
  }

  /** Why the engine refuses a schema; null if it does not, or if schemas are trusted. */
  reasonAgainst(schema: Schema): string | null {
    const tried = this.#isTried ? trySchema(schema) : null
    return tried !== null && 'reason' in tried ? tried.reason : null
  }

  /** Binds the facts of a type one by one. */
  each<Type extends Fact['type']>(type: Type, bind: (schema: Schema, fact: FactOf<Type>) => Bound): void {
    for (const fact of this.of(type)) this.take([fact], bind(this.schema, fact))
  }

  /** Stores the schema and the result of some facts. */
  take(facts: readonly Fact[], { schema, ...bound }: Bound): void {
    this.schema = schema
    this.tell(facts, bound)
  }

  /** Stores the result of facts that do not change the schema. */
  tell(facts: readonly Fact[], bound: FactBound): void {
    for (const fact of facts) this.bound.set(fact, bound)
  }

  /** Marks facts as unused, with a reason. */
  refuse(facts: readonly Fact[], reason: string): void {
    this.tell(facts, { notes: [], used: false, reason })
  }
}
