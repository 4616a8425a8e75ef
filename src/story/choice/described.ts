import type { Domain } from '../../domains/domain.ts'
import type { Intent } from '../read-story.ts'
import { subjectOf } from './subject.ts'

/** Uses the words for a business that no domain knows as descriptions of its tables. */
export function described(domain: Domain, { text, tokens }: Intent): Domain {
  const subject = subjectOf(tokens)
  if (subject === null) return domain
  const name = text.slice(subject.start, subject.end).replaceAll(/\s+/g, ' ')
  return { ...domain, schema: { ...domain.schema, description: name } }
}
