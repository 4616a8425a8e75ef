/**
 * A keyword of JSON Schema for texts that are repeated in answers: with half of a surrogate pair those would be JSON that strict readers
 * refuse. It is no pattern, as not every engine of regular expressions can say it.
 */
export const wellFormed = {
  keyword: 'x-well-formed',
  type: 'string',
  schemaType: 'boolean',
  errors: false,
  validate: (_isHeld: boolean, text: string): boolean => !/\p{Cs}/u.test(text),
} as const
