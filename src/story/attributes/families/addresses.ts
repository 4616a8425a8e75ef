import type { ColumnBody, ColumnSchema, TableSchema } from '../../../schema/schema.ts'
import { template, text } from '../../../builders/texts.ts'
import type { Aspect } from '../aspect.ts'
import { withColumn } from '../columns/with-column.ts'
import type { AspectFamily } from './aspect-family.ts'
import { withoutBody } from '../columns/without-body.ts'

type Address = Extract<Aspect, { readonly type: 'address' }>

/** Parts of a form in SQL; the others are names. */
const signs: Readonly<Record<string, string>> = { g: '[a-z]', '.': '[.]', _: '[_]' }

/** A domain that is reserved for examples. */
const usualDomain = 'example.com'

/** Forms of e-mail addresses and user names: "emails end in @acme.io". */
export const addresses: AspectFamily = {
  types: ['address'],
  apply: (aspects, { table, column }) => {
    const said = aspects.filter((aspect): aspect is Address => aspect.type === 'address')
    const domain = said.findLast((each) => each.domain !== null)?.domain ?? null
    const form = said.findLast((each) => each.form !== null)?.form ?? null
    const path = `${table.name}.${column.name}`
    if (form !== null && table.primary_key === column.name) return { reason: `people of one name would have the same ${path}` }
    const body = bodyFor(table, column, { type: 'address', domain, form })
    if (body === null) return { reason: `${path} is not made from names of people, or other columns need it in its own form` }
    const isMail = column.kind !== 'person_attribute' || column.attribute === 'email'
    const ending = isMail && body.domain !== null ? `@${body.domain}` : ''
    const shape = (form ?? '').replaceAll(/given|family|g|[._]/g, (part) => signs[part] ?? '[a-z]*')
    const kept = withoutBody(column)
    const claim = { type: 'matches', table: table.name, column: column.name, form: shape, ending } as const
    const names = form === null ? 'has texts' : `has names in the form ${form}, the same for people of one name,`
    const note = `${path} ${names}${ending === '' ? '' : ` that end in ${ending}`}`
    return { table: withColumn(table, { ...kept, ...body.body }), notes: said.map((aspect) => ({ aspect, text: note, claims: [claim] })) }
  },
}

interface Body {
  readonly body: ColumnBody
  readonly domain: string | null
}

/** The column with a domain and a form; null if it cannot have them. */
function bodyFor(table: TableSchema, column: ColumnSchema, { domain, form }: Address): Body | null {
  const { name: _, hidden: __, nullable: ___, ...own } = column
  if (own.kind === 'person_attribute' && own.attribute === 'username')
    return form === null ? null : { body: { ...own, form }, domain: null }
  const said = domain ?? usualDomain
  const ending = endingOf(own)
  const isMail = own.kind === 'email' || ending !== null || (own.kind === 'person_attribute' && own.attribute === 'email')
  if (!isMail) return null
  if (form !== null) {
    const [person, ...others] = table.columns.filter(({ kind }) => kind === 'person')
    const of = own.kind === 'person_attribute' ? own.person : others.length === 0 ? person?.name : undefined
    return of === undefined
      ? null
      : { body: { kind: 'person_attribute', person: of, attribute: 'email', domain: said, form }, domain: said }
  }
  if (own.kind === 'email' || own.kind === 'person_attribute') return { body: { ...own, domain: said }, domain: said }
  if (own.kind === 'template') return { body: template(own.template.replace(business, `@${said}`)), domain: said }
  return own.kind === 'text' ? { body: text(...own.segments.slice(0, -1), `@${said}`), domain: said } : null
}

/** The domain of a business. */
const business = /@[\w.-]+$/

/** The end of the texts of a column if it is the domain of a business; null for other columns. */
function endingOf(body: ColumnBody): string | null {
  const end = body.kind === 'template' ? body.template : body.kind === 'text' ? body.segments.at(-1) : null
  return typeof end === 'string' ? (business.exec(end)?.[0] ?? null) : null
}
