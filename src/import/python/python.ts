import { drafted } from '../drafted.ts'
import type { ImportFormat } from '../import-format.ts'
import { TableDraft } from '../table-draft.ts'
import { isTrue } from './arguments.ts'
import { classesIn, type PythonClass } from './classes-in.ts'
import { type Field, fieldOf } from './field-of.ts'
import { readField } from './read-field.ts'

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
    const classes = classesIn(text).map((each) => ({ ...each, fields: each.statements.flatMap((statement) => fieldOf(statement) ?? []) }))
    const models = classes.filter((each) => !isEnum(each) && each.fields.some(isTyped))
    if (models.length === 0) return null
    const enums = new Map(classes.flatMap((each) => (isEnum(each) ? [[each.name, enumValues(each)] as const] : [])))
    const read = models.map((model) => ({ model, draft: new TableDraft(text, tableName(model), model.start, model.end) }))
    const known = { enums, tables: new Map(read.map(({ model, draft }) => [model.name, draft])) }
    for (const { model, draft } of read) {
      if (hasOwnKey(model)) draft.key = [draft.column('id', model.start, { type: 'integer', isRequired: true }).name]
      for (const field of model.fields) readField(draft, field, known)
    }
    return drafted(
      text,
      read.map(({ draft }) => draft),
      classes,
    )
  },
}

interface Model extends PythonClass {
  readonly fields: readonly Field[]
}

function isEnum({ bases }: PythonClass): boolean {
  return bases.some((base) => /(?:^|\.)(?:Enum|StrEnum|IntEnum|TextChoices|IntegerChoices)$/.test(base))
}

/** Whether a field declares a type, which plain constants do not. */
function isTyped({ annotation, call }: Field): boolean {
  return (
    annotation !== null ||
    (call !== null && /^(?:Column|mapped_column|ForeignKey|OneToOneField|ManyToManyField|\w{2,40}Field)$/.test(call.name))
  )
}

/** The values of an enum: "free" for "FREE = 'free'" and "FREE = 'free', 'Free plan'"; the name for any other value. */
function enumValues({ statements }: PythonClass): readonly string[] {
  return statements.flatMap(([name, equals, ...value]) => {
    if (name?.kind !== 'word' || equals?.text !== '=') return []
    const first = value.find(({ kind }) => kind !== 'sign')
    return [first?.kind === 'text' ? first.text : name.text]
  })
}

/** The name in "__tablename__ = 'people'", else that of the class. */
function tableName({ name, statements }: PythonClass): string {
  const said = statements.find(([first]) => first?.text === '__tablename__')?.at(-1)
  return said?.kind === 'text' && said.text !== '' ? said.text : name
}

/** Whether a model gets the key "id" from Django, as it declares no other. */
function hasOwnKey({ bases, fields }: Model): boolean {
  return bases.some((base) => base === 'models.Model') && !fields.some(({ name, call }) => name === 'id' || isTrue(call, 'primary_key'))
}
