/** Words for women and men, in lower case. */
export const genderWords: Readonly<Record<'female' | 'male', RegExp>> = {
  female: /^(?:f|females?|wom[ae]n|girls?|lad(?:y|ies))$/,
  male: /^(?:m|males?|m[ae]n|boys?|gentlem[ae]n)$/,
}

/** Whether a word, and no letter, names women or men. */
export function isGenderWord(word: string): boolean {
  return word.length > 1 && (genderWords.female.test(word) || genderWords.male.test(word))
}
