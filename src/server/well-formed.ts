/**
 * A keyword of JSON Schema for texts that are repeated in answers: an unpaired surrogate would make them JSON that strict readers refuse.
 * It is not a pattern, as not every regular expression engine can express it.
 */
export const wellFormed = {
  keyword: 'x-well-formed',
  type: 'string',
  schemaType: 'boolean',
  errors: false,
  validate: (_isHeld: boolean, text: string): boolean => !/\p{Cs}/u.test(text),
} as const
