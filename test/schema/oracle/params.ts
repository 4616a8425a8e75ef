import type { AnyColumn } from '../../../src/schema/any-schema.ts'

export interface InnerParams {
  readonly kind: string
  readonly values?: readonly string[]
  readonly value?: string
  readonly pattern?: string
  readonly template?: string
  readonly scale?: number
  readonly min: number
  readonly max: number
}

interface Period {
  readonly period: string
  readonly rate?: number
  readonly shares?: readonly number[]
  readonly share?: number
}

/** The parameters of every kind that the oracle reads; which of them a column has, its kind says. */
export interface Params {
  readonly name: string
  readonly kind: string
  readonly nullable?: { readonly rate?: number; readonly when?: string }
  readonly as?: string
  readonly branching?: number
  readonly by: string
  readonly cases: Readonly<Record<string, unknown>>
  readonly column: string
  readonly distinct_among_siblings?: boolean
  readonly edges: readonly number[]
  readonly even_in?: readonly string[]
  readonly existing_at?: string
  readonly expression: string
  readonly aggregate: string
  readonly from: string
  readonly to: string
  readonly hours?: readonly number[]
  readonly labels: readonly string[]
  readonly lifecycle: string
  readonly max: number
  readonly max_age: number
  readonly min: number
  readonly min_age: number
  readonly min_age_days?: number
  readonly of: string
  readonly offset: string
  readonly overall?: boolean
  readonly partition_by?: string
  readonly pattern: string
  readonly periods?: readonly Period[]
  readonly popularity?: number
  readonly rate: number
  readonly roots?: number
  readonly scale?: number
  readonly segments: readonly unknown[]
  readonly shares?: readonly number[]
  readonly started_at: string
  readonly state: string
  readonly table: string
  readonly template: string
  readonly through: string
  readonly transitions: readonly Transition[]
  readonly unique?: boolean
  readonly unit: keyof typeof secondsIn
  readonly until?: string
  readonly value: unknown
  readonly values: readonly string[]
  readonly weights?: readonly number[] | string
  readonly where?: string
  readonly when: string
}

export interface Transition {
  readonly from: string
  readonly to: string
  readonly share: number
  readonly after: { readonly min: number; readonly max: number; readonly unit: keyof typeof secondsIn }
}

export const secondsIn = { seconds: 1, minutes: 60, hours: 3600, days: 86_400 }

/** The parameters of a column, whose kind has them by then. */
export function paramsOf(column: AnyColumn): Params {
  return column as unknown as Params
}
