import type { AttributeReading } from '../phrases/attribute-phrase.ts'
import type { Token } from '../../tokens/token.ts'
import { pastBracket } from './past-bracket.ts'
import type { Subject } from './subject-before.ts'

/** Reads a statement behind its subject, up to a bracket that closes. @param isTable whether the subject names a table, and no column */
export function readingOfSubject(
  tokens: readonly Token[],
  { aspects, currency, next }: Pick<AttributeReading, 'aspects' | 'currency' | 'next'>,
  { column, table, after }: Subject,
  isTable: boolean,
): AttributeReading {
  return {
    aspects,
    currency,
    column: isTable ? null : column,
    table: isTable ? column : table,
    isMore: column === null,
    first: after,
    next: pastBracket(tokens, after, next),
  }
}
