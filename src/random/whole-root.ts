import { wholePower } from './whole-power.ts'

/**
 * Maximum number of Newton's steps. Each step doubles the number of correct digits once it is close, so fewer steps suffice for realistic
 * factors.
 */
const steps = 200

/**
 * The root of a whole degree of a number above 0. Uses only sums, products and quotients, because engines differ in the last bit of `**`.
 */
export function wholeRoot(value: number, degree: number): number {
  let root = value > 1 ? 1 + (value - 1) / degree : 1
  for (let i = 0; i < steps; i++) root += (value / wholePower(root, degree - 1) - root) / degree
  return root
}
