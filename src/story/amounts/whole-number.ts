import { where } from '../reader/index.ts'
import { readAmount } from './amount.ts'

/** Reads a positive integer without bounds, such as a number of rows. */
export const readWholeNumber = where(readAmount, ({ isRange, value }) => !isRange && Number.isSafeInteger(value) && value > 0)
