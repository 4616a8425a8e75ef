const failed = /^(?:fail(?:s|ed|ing|ures?)?|unsuccessful)$/
const succeeded = /^(?:success(?:ful|es)?|succeed(?:s|ed|ing)?|pass(?:es|ed|ing)?)$/
const prefixes = ['un', 'in', 'non', 'dis']

/** Whether a word denies another one: "failed" and "success", "inactive" and "active". */
export function isOpposite(one: string, other: string): boolean {
  if (failed.test(one) || failed.test(other)) return succeeded.test(one) || succeeded.test(other)
  return prefixes.some((prefix) => one === prefix + other || other === prefix + one)
}
