import { mobileStarts } from '../../../columns/shared/mobile-starts.ts'
import { countryOfDialCode } from '../../places/dial-codes.ts'
import type { Aspect } from '../aspect.ts'
import { withColumn } from '../columns/with-column.ts'
import type { AspectFamily } from './aspect-family.ts'

type Phone = Extract<Aspect, { readonly type: 'phone' }>

/** Forms of phone numbers: "phone numbers in E.164 format". */
export const phones: AspectFamily = {
  types: ['phone'],
  apply: (aspects, { table, column }) => {
    const said = aspects.filter((aspect): aspect is Phone => aspect.type === 'phone')
    const path = `${table.name}.${column.name}`
    const isCode = column.kind === 'pattern' && column.pattern.startsWith('+')
    if (isCode && said.every((each) => each.code === null && !each.isMobile)) {
      const claim = { type: 'form', table: table.name, column: column.name, pattern: column.pattern } as const
      return {
        table,
        notes: said.map((aspect) => ({ aspect, text: `${path} has numbers of the form ${column.pattern}`, claims: [claim] })),
      }
    }
    if (column.kind !== 'phone') return { reason: `${path} is no column of phone numbers` }
    const code = said.find((each) => each.code !== null)?.code ?? null
    const country = code === null ? null : countryOfDialCode(code)
    if (code !== null && country === null) return { reason: `no phone numbers with +${code} can be made` }
    const isPlain = said.some((each) => each.isPlain)
    const isMobile = said.some((each) => each.isMobile)
    const mobiles = isMobile && country !== null ? mobileStarts[country] : undefined
    if (mobiles?.length === 0) return { reason: `no mobile numbers with +${code} can be made` }
    const { country: _, default_country: __, ...free } = column
    const of = country === null ? column : { ...free, default_country: country }
    const body = { ...of, ...(isPlain ? { format: 'e164' as const } : {}), ...(isMobile ? { mobile: true } : {}) }
    const starts = mobiles === undefined ? '' : `[${mobiles.join('')}]`
    const rest = isPlain ? `${starts}[0-9]*` : starts === '' ? '[ ()0-9-]*' : `[ ]${starts}[ ()0-9-]*`
    const claim = { type: 'matches', table: table.name, column: column.name, form: `[+]${code ?? '[1-9]'}${rest}`, ending: '' } as const
    const start = code === null ? 'in the international format' : `that begin with +${code}`
    const text = `${path} has ${isMobile ? 'mobile' : 'phone'} numbers ${start}${isPlain ? ', only + and digits' : ''}`
    return { table: withColumn(table, body), notes: said.map((aspect) => ({ aspect, text, claims: [claim] })) }
  },
}
