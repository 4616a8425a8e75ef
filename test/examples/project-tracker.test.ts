import { checkExample } from './support/check-example.ts'

checkExample('project-tracker')
