import { drafted } from '../drafted.ts'
import type { ImportFormat } from '../import-format.ts'
import { TableDraft } from '../table-draft.ts'
import { isTrue } from './arguments.ts'
import { associationsIn, associationTable } from './associations.ts'
import { classesIn, innerClasses, type PythonClass } from './classes-in.ts'
import { enumFinder, isEnumClass } from './enum-finder.ts'
import { type Field, fieldOf } from './field-of.ts'
import { readField } from './read-field.ts'
import { readRules } from './read-rules.ts'

const example = `class Plan(str, Enum):
    FREE = "free"
    PRO = "pro"

class Account(BaseModel):
    id: int
    email: EmailStr
    plan: Plan
    seats: int = Field(ge=1, le=50)
    closed_on: date | None = None

class Invoice(BaseModel):
    id: int
    account: Account
    paid: bool = False
    total: Decimal = Field(gt=0)`

/** Classes of Python: Pydantic, dataclasses, SQLModel, SQLAlchemy and Django. */
export const python: ImportFormat = {
  name: 'python',
  title: 'Python classes',
  description:
    'Classes of Pydantic, dataclasses, TypedDict, SQLModel, SQLAlchemy and Django, and enums. Foreign keys, and fields with the type of another class, become references; many-to-many fields become tables.',
  example,
  read: (text) => {
    const classes = classesIn(text).map((each): Model => ({ ...each, inner: innerClasses(text, each), fields: fieldsIn(each) }))
    const byName = new Map(classes.map((each) => [each.name, each]))
    const models = modelsIn(classes, byName)
    const associations = associationsIn(text)
    if (models.length === 0 && associations.length === 0) return null
    const read = models.map((model) => ({ model, draft: new TableDraft(text, tableName(model), model.start, model.end) }))
    const known = {
      findEnum: enumFinder(text, [...classes, ...classes.flatMap(({ inner }) => inner)]),
      tables: new Map(read.map(({ model, draft }) => [model.name, draft])),
    }
    for (const { model, draft } of read) {
      const fields = allFields(model, byName)
      if (hasOwnKey(model, fields, byName)) draft.key = [draft.column('id', model.start, { type: 'integer', isRequired: true }).name]
      for (const field of fields) readField(draft, field, known)
      readRules(draft, model)
    }
    const tables = associations.map((each) => associationTable(text, each, known))
    const code = [...classes, ...associations].toSorted((one, other) => one.start - other.start)
    return drafted(text, [...read.map(({ draft }) => draft), ...tables], code)
  },
}

interface Model extends PythonClass {
  readonly inner: readonly PythonClass[]
  readonly fields: readonly Field[]
}

function fieldsIn({ statements }: PythonClass): readonly Field[] {
  return statements.flatMap((statement) => fieldOf(statement) ?? [])
}

/** The classes that are tables: no enums, and no classes that only give their fields to others. */
function modelsIn(classes: readonly Model[], byName: ReadonlyMap<string, Model>): readonly Model[] {
  const extended = new Set(classes.flatMap(({ bases }) => bases))
  const used = new Set(classes.flatMap(({ fields }) => fields.map(({ annotation }) => annotation?.name)))
  return classes.filter((each) => {
    if (isEnumClass(each) || isAbstract(each) || !allFields(each, byName).some(isTyped)) return false
    const isTable = each.fields.some(({ call }) => call !== null && ofTables.test(call.name))
    return isTable || !extended.has(each.name) || used.has(each.name)
  })
}

/** Calls of fields that are columns of a table. */
const ofTables = /^(?:Column|mapped_column|ForeignKey|OneToOneField|ManyToManyField|\w{2,40}Field)$/

/** Whether a class says of itself that it is no table: "abstract = True" in its Meta, "__abstract__ = True". */
function isAbstract({ statements, inner }: Model): boolean {
  const own = [...statements, ...inner.filter(({ name }) => name === 'Meta').flatMap((meta) => meta.statements)]
  return own.some(([name, , value]) => (name?.text === 'abstract' || name?.text === '__abstract__') && value?.text === 'True')
}

/** Maximum number of classes whose fields a class has. */
const mostBases = 16

/** The fields of a class and of those that it extends, those of the first ones first. A field that is declared again counts once. */
function allFields(model: Model, byName: ReadonlyMap<string, Model>): readonly Field[] {
  const seen = new Set([model])
  for (const each of seen)
    for (const base of each.bases) {
      const other = byName.get(base)
      if (other !== undefined && seen.size < mostBases) seen.add(other)
    }
  const all = [...seen].toReversed().flatMap(({ fields }) => fields)
  const last = new Map(all.map((field) => [field.name, field]))
  return [...last.values()]
}

/** Whether a field declares a type, which plain constants do not. */
function isTyped({ annotation, call }: Field): boolean {
  return annotation !== null || (call !== null && ofTables.test(call.name))
}

/** The name in "__tablename__ = 'people'", else that of the class. */
function tableName({ name, statements }: PythonClass): string {
  const said = statements.find(([first]) => first?.text === '__tablename__')?.at(-1)
  return said?.kind === 'text' && said.text !== '' ? said.text : name
}

/** Whether a model gets the key "id" from Django, as it declares no other. */
function hasOwnKey(model: Model, fields: readonly Field[], byName: ReadonlyMap<string, Model>): boolean {
  const isDjango = [model, ...model.bases.flatMap((base) => byName.get(base) ?? [])].some(
    (each) =>
      each.bases.includes('models.Model') ||
      each.fields.some(({ call }) => call !== null && /^\w{2,40}Field$/.test(call.name) && call.name !== 'ModelField'),
  )
  return isDjango && !fields.some(({ name, call }) => name === 'id' || isTrue(call, 'primary_key'))
}
