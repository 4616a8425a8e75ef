import { braceSyntax } from './brace-syntax.ts'
import { partsOf } from './brackets.ts'
import { CodeReader, type CodeToken } from './code-reader.ts'
import { drafted } from './drafted.ts'
import type { ImportFormat } from './import-format.ts'
import type { ImportedColumn } from './imported.ts'
import { importUnreadable } from './import-unreadable.ts'
import {
  chainOf,
  expressionOf,
  isTrue,
  numberOf,
  numbersIn,
  propertiesOf,
  type Property,
  propertyOf,
  type Step,
  textOf,
  textsIn,
} from './js-values.ts'
import { sqlType } from './sql/sql-types.ts'
import { TableDraft } from './table-draft.ts'

const example = `const Account = sequelize.define('accounts', {
  id: { type: DataTypes.INTEGER, primaryKey: true, autoIncrement: true },
  email: { type: DataTypes.STRING(80), allowNull: false, unique: true },
  plan: { type: DataTypes.ENUM('free', 'pro', 'team'), allowNull: false },
  seats: { type: DataTypes.INTEGER, validate: { min: 1, max: 50 } },
}, { timestamps: false });

const Invoice = sequelize.define('invoices', {
  id: { type: DataTypes.INTEGER, primaryKey: true },
  accountId: { type: DataTypes.INTEGER, references: { model: Account, key: 'id' } },
  total: DataTypes.DECIMAL(8, 2),
}, { timestamps: false });`

/** Models of Sequelize. */
export const sequelize: ImportFormat = {
  name: 'sequelize',
  title: 'Sequelize models',
  description:
    'Models of `define`, `init` and `createTable` with types, keys, references, validations, unique sets and timestamps; `belongsTo`, `hasMany` and `belongsToMany`.',
  example,
  read: (text) => {
    const models = modelsIn(text)
    if (models.length === 0) return null
    const drafts = new Map(models.map((model) => [model, new TableDraft(text, model.table, model.start, model.end)] as const))
    const byName = new Map([...drafts].flatMap(([{ variable, name }, draft]) => [[name, draft] as const, [variable, draft] as const]))
    for (const [model, draft] of drafts) readModel(draft, model, byName)
    readAssociations(text, models, drafts)
    return drafted(text, [...drafts.values()], models)
  },
}

interface Model {
  readonly variable: string
  /** The name of the model, and that of its table. */
  readonly name: string
  readonly table: string
  readonly isMigration: boolean
  readonly start: number
  readonly end: number
  readonly attributes: readonly CodeToken[]
  readonly options: readonly CodeToken[]
}

const call = /\b(\w{1,100})\.(define|init|createTable)(?=\()/g

/** Characters before a call in which the variable is searched that gets its result. */
const longestHead = 300

/** The variable in "const User = sequelize.define(", and where the statement begins. */
function statementAt(text: string, index: number): { readonly variable: string | null; readonly start: number } {
  const from = Math.max(text.lastIndexOf('\n', index) + 1, index - longestHead)
  const before = text.slice(from, index)
  const [, variable = null] = /\b(?:const|let|var) (\w{1,100})/.exec(before) ?? []
  return { variable, start: from + before.length - before.trimStart().length }
}

/** Names of the types, which tell a model from other calls of "define" and "init". */
const typeNames = /^(?:DataTypes|Sequelize|DataType|Types)$/

/** @throws SynthError `import_unreadable` for a call that is not closed */
function modelsIn(text: string): readonly Model[] {
  if (!/\b(?:DataTypes?|Sequelize)\./.test(text)) return []
  const found: Model[] = []
  for (const { 0: head, 1: object = '', 2: method, index } of text.matchAll(call)) {
    if (index < (found.at(-1)?.end ?? 0)) continue
    const code = new CodeReader(text, index + head.length, braceSyntax)
    const { tokens, isClosed } = code.takeBrackets()
    if (!isClosed) throw importUnreadable(text, index, `this call of ${method} has no closing bracket: close it with ")"`)
    if (!tokens.some((token, at) => typeNames.test(token.text) && tokens[at + 1]?.text === '.')) continue
    code.take(';')
    const parts = partsOf(tokens)
    const [attributes = [], options = []] = method === 'init' ? parts : parts.slice(1)
    const name = (method === 'init' ? textOf(propertyOf(options, 'modelName')) : textOf(parts[0] ?? [])) ?? object
    const table = textOf(propertyOf(options, 'tableName')) ?? name
    const { variable: assigned, start } = statementAt(text, index)
    const variable = assigned ?? (method === 'init' ? object : name)
    found.push({
      variable,
      name,
      table,
      isMigration: method === 'createTable',
      start,
      end: code.end,
      attributes,
      options,
    })
  }
  return found
}

function readModel(draft: TableDraft, { attributes, options, isMigration, start }: Model, byName: ReadonlyMap<string, TableDraft>): void {
  const properties = propertiesOf(attributes)
  const hasKey = properties.some(({ value }) => isTrue(propertyOf(value, 'primaryKey')))
  if (!hasKey && !isMigration) draft.key = [draft.column('id', start, { type: 'integer', isRequired: true }).name]
  const names = new Map<string, string>()
  for (const property of properties) names.set(property.name, readAttribute(draft, property, byName))
  const isUnderscored = isTrue(propertyOf(options, 'underscored'))
  if (!isMigration && propertyOf(options, 'timestamps')[0]?.text !== 'false') {
    const times = isUnderscored ? ['created_at', 'updated_at'] : ['createdAt', 'updatedAt']
    for (const name of times) if (draft.find(name) === undefined) draft.column(name, start, { type: 'timestamp', isRequired: true })
    if (isTrue(propertyOf(options, 'paranoid')))
      draft.column(isUnderscored ? 'deleted_at' : 'deletedAt', start, { type: 'timestamp', isOptional: true })
  }
  const indexes = propertyOf(options, 'indexes')
  for (const index of partsOf(indexes.slice(1, -1)))
    if (isTrue(propertyOf(index, 'unique'))) draft.setUnique(textsIn(propertyOf(index, 'fields')).map((field) => names.get(field) ?? field))
}

/** Adds the column of an attribute. Returns its name. */
function readAttribute(draft: TableDraft, { name, value, first, last }: Property, byName: ReadonlyMap<string, TableDraft>): string {
  const isObject = value[0]?.text === '{'
  const type = chainOf(isObject ? propertyOf(value, 'type') : value)?.find((step) => !typeNames.test(step.name))
  const column = textOf(propertyOf(value, 'field')) ?? name
  const declared = type === undefined ? null : declaredBy(type, value, draft.text)
  if (type?.name === 'VIRTUAL') draft.note(first.start, last.end, `${name} is computed: it is left out`)
  else if (declared === null) draft.note(first.start, last.end, `no column can have the type ${type?.name ?? ''}: ${name} is left out`)
  else {
    const isKey = isTrue(propertyOf(value, 'primaryKey'))
    const isRequired = isKey || propertyOf(value, 'allowNull')[0]?.text === 'false'
    const unique = propertyOf(value, 'unique')
    draft.column(column, first.start, {
      ...declared,
      isRequired,
      isOptional: isTrue(propertyOf(value, 'allowNull')),
      isUnique: isTrue(unique),
    })
    // Attributes with the same text are unique together, which one that is unique alone keeps.
    if (textOf(unique) !== null) draft.setUnique([column])
    if (isKey) draft.key = [...draft.key, column]
    const target = propertyOf(value, 'references')
    const model = propertyOf(target, 'model')
    const named = textOf(model) ?? textOf(propertyOf(model, 'tableName')) ?? model[0]?.text
    const key = textOf(propertyOf(target, 'key'))
    if (named !== undefined) draft.refer([column], byName.get(named)?.name ?? named, key === null ? null : [key], first.start)
  }
  return column
}

/** Names of types that SQL does not have under the same name. */
const types: Readonly<Record<string, string>> = { dateonly: 'date', date: 'timestamp', now: 'timestamp', bigint: 'bigint', uuidv4: 'uuid' }

/** The properties of a type with its validations; null for a type that no column has. */
function declaredBy(type: Step, value: readonly CodeToken[], text: string): Partial<ImportedColumn> | null {
  const lower = type.name.toLowerCase()
  const rules = propertyOf(value, 'validate')
  const listed = textsIn([...(lower === 'enum' ? [...type.tokens, ...propertyOf(value, 'values')] : []), ...propertyOf(rules, 'isIn')])
  if (listed.length > 0) return { type: 'text', values: [...new Set(listed)] }
  if (lower === 'array' || lower === 'enum') return null
  const sizes = /char|string|text|decimal/.test(lower) ? numbersIn(type.tokens) : []
  const known = sqlType(types[lower] ?? lower, lower === 'string' && sizes.length === 0 ? [usualLength] : sizes)
  return known === null ? null : { ...known, ...limitsOf(known, rules, value, text) }
}

/** Characters of a STRING without a length. */
const usualLength = 255

function limitsOf(
  known: Partial<ImportedColumn>,
  rules: readonly CodeToken[],
  value: readonly CodeToken[],
  text: string,
): Partial<ImportedColumn> {
  const limit = (name: string): number | null => numberOf(propertyOf(rules, name)) ?? numberOf(propertyOf(propertyOf(rules, name), 'args'))
  const isUnsigned = value.some((token) => token.text === 'UNSIGNED')
  if (known.type === 'text') {
    const [shortest = null, length = null] = numbersIn(propertyOf(rules, 'len').slice(1, -1))
    const meaning = propertyOf(rules, 'isEmail').length > 0 ? ['email'] : propertyOf(rules, 'isUrl').length > 0 ? ['website'] : null
    return { shortest, ...(length === null ? {} : { length }), pattern: expressionOf(propertyOf(rules, 'is'), text), meaning }
  }
  if (known.type !== 'integer' && known.type !== 'decimal') return {}
  const [min, max] = [limit('min') ?? (isUnsigned ? 0 : null), limit('max')]
  return {
    ...(min === null ? {} : { min }),
    ...(max === null ? {} : { max }),
    ...(min === null && max === null ? {} : { isRangeOfType: false }),
  }
}

const association = /\b(\w{1,100})\.(belongsTo|hasOne|hasMany|belongsToMany)\(\s{0,20}(?:models\.)?(\w{1,100})([^()\n]{0,300})/g

/** Reads "Post.belongsTo(User, { foreignKey: 'userId' })" and the other associations. */
function readAssociations(text: string, models: readonly Model[], drafts: ReadonlyMap<Model, TableDraft>): void {
  const modelOf = (name: string): Model | undefined => models.find((model) => model.variable === name || model.name === name)
  for (const { 1: left = '', 2: kind, 3: right = '', 4: rest = '', index } of text.matchAll(association)) {
    const [one, other] = [modelOf(left), modelOf(right)]
    const [own, theirs] = [one && drafts.get(one), other && drafts.get(other)]
    if (one === undefined || other === undefined || own === undefined || theirs === undefined) continue
    if (kind === 'belongsToMany') {
      own.lists.push(theirs.name)
      continue
    }
    const [child, parent, model] = kind === 'belongsTo' ? [own, theirs, other] : [theirs, own, one]
    const said = /foreignKey: {0,4}(?:\{ {0,4}name: {0,4})?['"](\w{1,100})['"]/.exec(rest)?.[1]
    const name = said ?? `${model.name.charAt(0).toLowerCase()}${model.name.slice(1)}Id`
    const column = child.find(name) ?? child.column(name, index, { isUnique: kind === 'hasOne' })
    if (!child.references.some(({ columns }) => columns.includes(column.name))) child.refer([column.name], parent.name, null, index)
  }
}
