export { type Money, readMoney } from './money.ts'
export { type Quantity, readQuantity } from './quantity.ts'
export { type Share, readShare } from './share.ts'
