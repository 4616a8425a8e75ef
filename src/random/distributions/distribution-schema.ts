import type { Static } from 'typebox'
import type { knownDistributions } from './index.ts'
import type { DistributionSpec } from './distribution.ts'

type Known = (typeof knownDistributions)[number]

type Simple = Exclude<Known, { readonly name: 'mixture' }>

/** The name of a distribution other than a mixture, and its parameters. */
export type SimpleDistribution = SchemaOf<Simple>

/** The value of a parameter. A distribution as a parameter is a component of a mixture, which must be simple. */
type Param<Value> = Value extends string | number
  ? Value
  : [Value, DistributionSpec] extends [DistributionSpec, Value]
    ? SimpleDistribution
    : { readonly [Key in keyof Value]: Param<Value[Key]> }

type SchemaOf<Each extends Known> = {
  readonly [Name in Each['name']]: { readonly name: Name } & Param<Static<Extract<Each, { readonly name: Name }>['params']>>
}[Each['name']]

/** A distribution of numbers: its name and parameters, as in the registry. */
export type DistributionSchema = SchemaOf<Known>
