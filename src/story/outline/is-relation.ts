const relating =
  /^(?:depend(?:s|ing|ent)?|based|correlate[sd]|related|derived|computed|calculated|linked|tied|proportional|increas(?:es|ing)|decreas(?:es|ing)|grow(?:s|ing)|ris(?:es|ing)|fall(?:s|ing)|var(?:ies|ying)|higher|lower|more|less|older|younger|cheaper) (?:up )?(?:on|upon|with|to|by|from|for|in|than|as) /i

/** Whether a text says how a column relates to other columns or rows, and names no value: "depends on size", "higher for seniors". */
export function isRelation(text: string): boolean {
  return relating.test(text)
}
