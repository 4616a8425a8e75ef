import { checkExample } from './support/check-example.ts'

checkExample('iot')
