import { decimal, oneOf, whole, yes } from '../../builders/drawn.ts'
import { code, pattern } from '../../builders/texts.ts'
import type { ColumnBody } from '../../schema/schema.ts'
import type { Detail } from './outline.ts'
import { timeOf } from './with-days.ts'

const numbers = new Set<ColumnBody['kind']>([
  'integer',
  'decimal',
  'formula',
  'mapping',
  'sequence',
  'foreign_key',
  'self_reference',
  'roll_up',
])

/** Changes a column to a type. Null if it cannot have the type. */
export function withType(body: ColumnBody, { of, scale }: Extract<Detail, { readonly type: 'type' }>): ColumnBody | null {
  switch (of) {
    case 'number':
      return numbers.has(body.kind) ? body : whole(0, 1000)
    case 'integer':
      return asInteger(body)
    case 'decimal':
      return asDecimal(body, scale ?? 2)
    case 'boolean':
      return body.kind === 'boolean' || (body.kind === 'formula' && body.as === 'boolean') ? body : yes(0.5)
    case 'uuid':
      return isReference(body) ? body : { kind: 'uuid' }
    case 'text':
      return asText(body)
    case 'date':
    case 'timestamp':
      return asTime(body, of)
  }
}

function asInteger(body: ColumnBody): ColumnBody {
  if (body.kind === 'decimal') {
    const { scale: _, kind: __, ...rest } = body
    const min = Math.ceil(body.min)
    return { ...rest, kind: 'integer', min, max: Math.max(min, Math.floor(body.max)) }
  }
  if (body.kind === 'formula' || body.kind === 'mapping') return body.scale === undefined ? body : { ...body, scale: 0 }
  return numbers.has(body.kind) ? body : whole(0, 1000)
}

function asDecimal(body: ColumnBody, scale: number): ColumnBody | null {
  if (body.kind === 'decimal' || body.kind === 'formula' || body.kind === 'mapping') return { ...body, scale }
  if (body.kind === 'integer') {
    const { unique, kind: _, ...rest } = body
    return unique === true ? null : { ...rest, kind: 'decimal', scale }
  }
  return numbers.has(body.kind) ? null : decimal(0, 1000, scale)
}

/** Text in the form of the former column; null for references. */
function asText(body: ColumnBody): ColumnBody | null {
  if (isReference(body)) return null
  if (body.kind === 'boolean') return oneOf({ yes: body.rate, no: 1 - body.rate })
  if (body.kind === 'integer' && body.min >= 0) return pattern('#'.repeat(Math.max(1, String(body.max).length)))
  return numbers.has(body.kind) || timeOf(body) !== null ? code('????-####') : body
}

function asTime(body: ColumnBody, as: 'date' | 'timestamp'): ColumnBody | null {
  const is = timeOf(body)
  if (is === as) return body
  if (body.kind === 'date') return { kind: 'timestamp', from: body.from, to: body.to }
  if (body.kind === 'timestamp') return { kind: 'date', from: body.from, to: body.to }
  return body.kind === 'after' || body.kind === 'shifted' ? { ...body, as } : null
}

function isReference({ kind }: ColumnBody): boolean {
  return kind === 'foreign_key' || kind === 'self_reference'
}
