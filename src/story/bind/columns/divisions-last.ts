/**
 * Moves the divisions of each product behind its factors: "profit / price * 100" is "profit * 100 / price". A quotient has six digits, and
 * what it is multiplied by would multiply its error. Formulas with brackets stay as they are.
 * @param expression its parts with a space between them
 */
export function divisionsLast(expression: string): string {
  if (expression.includes('(')) return expression
  const parts = expression.split(' ')
  const moved: string[] = []
  let divisors: string[] = []
  for (const [at, part] of parts.entries()) {
    if (part === '+' || part === '-') {
      moved.push(...divisors, part)
      divisors = []
    } else if (parts[at - 1] === '/') divisors.push('/', part)
    else if (part !== '/') moved.push(part)
  }
  return [...moved, ...divisors].join(' ')
}
