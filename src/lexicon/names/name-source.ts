/** The names of one country, the most frequent first; a space between names, `_` for a space inside one. */
export interface NameSource {
  readonly country_code: string
  /** Who publishes the counts behind the order. */
  readonly source: string
  readonly female: string
  readonly male: string
  readonly family: string
  /** Further names that are plausible but rare, in no order of frequency. */
  readonly rare?: { readonly female?: readonly string[]; readonly male?: readonly string[]; readonly family?: readonly string[] }
  /** Names of `rare` that a native would not take for a name of today. */
  readonly unusual?: string
}
