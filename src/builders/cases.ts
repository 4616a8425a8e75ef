/** A case for each value of a column; `otherwise` stands for all values without a case. */
export type Cases<Case> = Readonly<Record<string, Case>>

/** Separates the case `otherwise` from the others; it is returned under the name `rest`. */
export function partCases<Case, Rest extends string>(of: Cases<Case>, rest: Rest): { cases: Cases<Case> } & { [Key in Rest]?: Case } {
  const { otherwise, ...cases } = of
  return { cases, ...(otherwise === undefined ? {} : { [rest]: otherwise }) } as { cases: Cases<Case> } & { [Key in Rest]?: Case }
}
