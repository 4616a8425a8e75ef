import { code, pattern } from '../../builders/texts.ts'
import type { ColumnBody } from '../../schema/schema.ts'
import type { Detail } from './outline.ts'

type Length = Extract<Detail, { readonly type: 'length' }>

/** Assumed length of texts whose kind has no known length. */
const longestUnknown = 50
/** Above this number of digits, random codes are different in each row. */
const manyDigits = 9
const manyLetters = 6

/** Gives a column texts of a length. Null if it cannot have them. */
export function withLength(body: ColumnBody, length: Length): ColumnBody | null {
  const own = lengthsOf(body)
  if (length.of === 'hex') return null
  if (length.shape !== undefined) return isCode(body) ? pattern(length.shape) : null
  if (own !== null && own.min >= length.min && own.max <= length.max) return body
  if (length.min === 0 && body.kind !== 'pattern')
    return shortened(body, length.max) ?? (own === null && length.max >= longestUnknown ? body : null)
  if ((length.min !== length.max && length.min > 0) || length.max > longestUnknown || !isCode(body)) return null
  const sign = length.of === 'digits' ? '#' : '?'
  const shape = (length.of === 'letters and digits' ? '?#'.repeat(length.max) : sign.repeat(length.max)).slice(0, length.max)
  return length.max >= (sign === '#' ? manyDigits : manyLetters) ? code(shape) : pattern(shape)
}

/** The values of a category that are short enough; null for other columns. */
function shortened(body: ColumnBody, max: number): ColumnBody | null {
  if (body.kind !== 'category' || body.weights !== undefined || body.shares !== undefined || body.by !== undefined) return null
  const values = body.values.filter((value) => value.length <= max)
  return values.length === 0 ? null : { ...body, values }
}

/** Whether a code can replace the column without a loss of meaning. */
function isCode({ kind }: ColumnBody): boolean {
  return kind === 'pattern' || kind === 'template' || kind === 'text' || kind === 'integer' || kind === 'attribute'
}

/** The lengths of a column's texts; null if unknown. */
function lengthsOf(body: ColumnBody): { readonly min: number; readonly max: number } | null {
  switch (body.kind) {
    case 'constant':
      return ofTexts([body.value])
    case 'category':
      return ofTexts(body.values)
    case 'pattern':
      return ofTexts([body.pattern])
    case 'uuid':
      return { min: 36, max: 36 }
    case 'text': {
      const parts = body.segments.map((segment) => {
        if (typeof segment === 'string') return ofTexts([segment])
        if ('digits' in segment) return { min: segment.digits, max: segment.digits }
        return 'values' in segment ? ofTexts(segment.values) : null
      })
      return parts.some((part) => part === null)
        ? null
        : parts.reduce((sum, part) => ({ min: (sum?.min ?? 0) + (part?.min ?? 0), max: (sum?.max ?? 0) + (part?.max ?? 0) }), null)
    }
    default:
      return null
  }
}

function ofTexts(texts: readonly string[]): { readonly min: number; readonly max: number } {
  const lengths = texts.map(({ length }) => length)
  return { min: Math.min(...lengths), max: Math.max(...lengths) }
}
