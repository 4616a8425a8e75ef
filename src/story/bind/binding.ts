import type { Domain } from '../../domains/domain.ts'
import type { Schema } from '../../schema/schema.ts'
import type { Fact } from '../facts/fact.ts'
import type { Topics } from '../topics/topics.ts'
import type { Bound } from './note.ts'

/** What became of a fact, whatever the schema came to. */
export type FactBound = Omit<Bound, 'schema'>

type FactOf<Type extends Fact['type']> = Extract<Fact, { readonly type: Type }>

/** A schema while the facts of a story are applied to it one after the other, and what became of each. */
export class Binding {
  readonly facts: readonly Fact[]
  /** What its statements are about. */
  readonly topics: Topics
  readonly bound = new Map<Fact, FactBound>()
  /** The names of the rows of tables that the story names, in their order. */
  readonly named = new Map<string, readonly string[]>()
  domain: Domain
  schema: Schema

  constructor(facts: readonly Fact[], domain: Domain, topics: Topics) {
    this.facts = facts
    this.topics = topics
    this.domain = domain
    this.schema = domain.schema
  }

  /** The facts of a type, in the order of the story. */
  of<Type extends Fact['type']>(type: Type): FactOf<Type>[] {
    return this.facts.filter((fact): fact is FactOf<Type> => fact.type === type)
  }

  /** Whether any fact is of one of some types. */
  has(...types: readonly Fact['type'][]): boolean {
    return this.facts.some(({ type }) => types.includes(type))
  }

  /** Applies the facts of a type one by one. */
  each<Type extends Fact['type']>(type: Type, bind: (schema: Schema, fact: FactOf<Type>) => Bound): void {
    for (const fact of this.of(type)) this.take([fact], bind(this.schema, fact))
  }

  /** Goes on with the schema that facts led to, and keeps what became of them. */
  take(facts: readonly Fact[], { schema, ...bound }: Bound): void {
    this.schema = schema
    this.tell(facts, bound)
  }

  /** Keeps what became of facts that change nothing. */
  tell(facts: readonly Fact[], bound: FactBound): void {
    for (const fact of facts) this.bound.set(fact, bound)
  }

  /** Keeps why facts set nothing. */
  refuse(facts: readonly Fact[], reason: string): void {
    this.tell(facts, { notes: [], used: false, reason })
  }
}
