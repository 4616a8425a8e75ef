import { fileAddress } from '../file-address.ts'
import { fileName } from '../file-name.ts'
import type { LineWriter } from './line.ts'
import { shellToken } from './shell-token.ts'

export const curl: LineWriter = (taken) => ({
  tool: 'curl',
  language: 'shell',
  code: `curl -f ${shellToken(taken)}"${fileAddress(taken, 'story')}" -o "${fileName(taken)}"`,
  note: null,
})
