/** What women and men are called, in lower case. */
export const genderWords: Readonly<Record<'female' | 'male', RegExp>> = {
  female: /^(?:f|females?|wom[ae]n|girls?|ladies)$/,
  male: /^(?:m|males?|m[ae]n|boys?|gentlemen)$/,
}
