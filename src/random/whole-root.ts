import { wholePower } from './whole-power.ts'

/** Newton's steps, each of which doubles the digits that hold: more than any root of a factor that is told needs. */
const steps = 200

/** The root of a whole degree of a number above 0, by sums, products and quotients alone: engines differ in the last bit of `**`, and no byte may depend on it. */
export function wholeRoot(value: number, degree: number): number {
  let root = value > 1 ? 1 + (value - 1) / degree : 1
  for (let i = 0; i < steps; i++) root += (value / wholePower(root, degree - 1) - root) / degree
  return root
}
