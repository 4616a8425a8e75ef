import { join } from 'node:path'

export const story = 'an online shop with 7% returns'
export const cli = join(import.meta.dirname, '../../../dist/src/cli.js')
