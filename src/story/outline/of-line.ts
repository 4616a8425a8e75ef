import type { Opening } from './opening.ts'

/** A name at the start of a line and what its table holds: "Roles: stores roles of the company, including | role ID, title". */
const describing =
  /^[ \t]{0,8}(?:[-*•]|\d{1,2}[.)])?[ \t]?["'`*]{0,2}(\p{L}[\p{L}\d_]{1,30}(?: [\p{L}\d_]{1,20}){0,2})["'`*]{0,2}(?::| -| –) (?:this table |table )?(?:stores|contains|defines|holds|represents|describes|lists|keeps|tracks|records) [^\d\n]{0,160}$/iu

/** Gives a list the name at the start of its line, if the words between only describe the table. */
export function ofLine(text: string, opening: Opening): Opening {
  const before = text.slice(Math.max(0, opening.start - longestDescribed), opening.start)
  const line = before.slice(before.lastIndexOf('\n') + 1)
  const name = line.length === longestDescribed ? undefined : describing.exec(line)?.[1]
  if (name === undefined) return opening
  const end = opening.start - line.length + line.indexOf(name) + name.length
  return { ...opening, start: end, subjectEnd: end }
}

/** Most characters of a line that is searched for such a description. */
const longestDescribed = 220
