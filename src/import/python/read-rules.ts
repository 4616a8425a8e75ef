import { closing, partsOf } from '../brackets.ts'
import type { CodeToken } from '../code-reader.ts'
import { textsIn } from '../js-values.ts'
import { applyCheck } from '../sql/apply-check.ts'
import { sqlTokens } from '../sql/sql-tokens.ts'
import type { TableDraft } from '../table-draft.ts'
import { type Call, callOf, isTrue, valueOf } from './arguments.ts'
import type { PythonClass } from './classes-in.ts'

/** Reads the rules of a model about several fields: "unique_together" and "constraints" of Django, "__table_args__" of SQLAlchemy. */
export function readRules(draft: TableDraft, { statements, inner }: PythonClass & { readonly inner: readonly PythonClass[] }): void {
  const meta = inner.filter(({ name }) => name === 'Meta').flatMap((each) => each.statements)
  for (const [name, equals, ...value] of [...statements, ...meta]) {
    if (equals?.text !== '=') continue
    if (name?.text === 'unique_together') for (const set of setsOf(value)) setUnique(draft, set)
    if (name?.text === 'constraints' || name?.text === '__table_args__' || name?.text === 'indexes')
      for (const part of partsOf(value.slice(1, closing(value, 0)))) readRule(draft, part)
  }
}

/** The sets of "(('a', 'b'), ('c', 'd'))" and "('a', 'b')". */
function setsOf(value: readonly CodeToken[]): readonly (readonly string[])[] {
  const inner = value.slice(1, closing(value, 0))
  const isNested = inner[0]?.kind === 'sign'
  return isNested ? partsOf(inner).map(textsIn) : [textsIn(inner)]
}

function readRule(draft: TableDraft, part: readonly CodeToken[]): void {
  const call = callOf(part)
  const [first, last] = [part[0], part.at(-1)]
  if (call === null || first === undefined || last === undefined) return
  if (call.name === 'UniqueConstraint' || (call.name === 'Index' && isTrue(call, 'unique'))) {
    const fields = valueOf(call, 'fields')
    const [, ...rest] = call.name === 'Index' ? positional(call) : [null, ...positional(call)]
    const names = fields === undefined ? rest.flatMap((each) => textsIn(each ?? [])) : textsIn(fields)
    setUnique(draft, names)
  } else if (call.name === 'CheckConstraint') {
    const [text] = positional(call).flat()
    if (text?.kind !== 'text') draft.note(first.start, last.end, 'this check is not imported: the data may break it')
    else applyCheck(draft, sqlTokens(draft.text, text), first.start, last.end)
  } else if (call.name === 'ForeignKeyConstraint') {
    const [columns = [], targets = []] = positional(call).map(textsIn)
    const [table = ''] = targets.map((target) => target.split('.').at(-2) ?? '')
    draft.refer(
      columns,
      table,
      targets.map((target) => target.split('.').at(-1) ?? ''),
      first.start,
    )
  }
}

function positional({ arguments: own }: Call): readonly (readonly CodeToken[])[] {
  return own.flatMap(({ name, value }) => (name === null ? [value] : []))
}

/** Makes fields unique together. The column of a reference has "_id" after the name of the field. */
function setUnique(draft: TableDraft, names: readonly string[]): void {
  if (names.length > 0) draft.setUnique(names.map((name) => draft.find(name)?.name ?? draft.find(`${name}_id`)?.name ?? name))
}
