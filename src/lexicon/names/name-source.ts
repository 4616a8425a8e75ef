/** The names of one country, the most frequent first, separated by spaces; `_` is a space within a name. */
export interface NameSource {
  readonly country_code: string
  /** The publisher of the counts that determine the order. */
  readonly source: string
  readonly female: string
  readonly male: string
  readonly family: string
  /** Further plausible but rare names, not ordered by frequency: those of neighbours, or of the locales of faker. */
  readonly rare?: { readonly female?: readonly string[]; readonly male?: readonly string[]; readonly family?: readonly string[] }
}
