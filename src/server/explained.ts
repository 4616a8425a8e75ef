import type { Explanation } from '../pipeline.ts'

/** The answer of `POST /api/explain`. */
export function explained({ domain, runnersUp, schema, facts, reasons, unused, notes, ...inspection }: Explanation, story: string): object {
  const { warnings, row_counts: counts, rows, estimated_bytes } = inspection
  return {
    domain: { ...domain, runners_up: runnersUp },
    tables: Object.entries(counts).map(([name, own]) => ({ name, rows: own, reason: reasons.get(name) ?? '' })),
    facts: facts.map(({ fact, bound }) => ({
      ...fact,
      text: story.slice(fact.start, fact.end),
      used: bound.used,
      sets: bound.notes,
      reason: bound.reason ?? null,
    })),
    unused,
    warnings: [...notes, ...warnings.map(({ pointer, detail }) => `${pointer}: ${detail}`)],
    schema,
    rows,
    estimated_bytes,
  }
}
