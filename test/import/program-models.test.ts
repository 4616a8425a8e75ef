import { describe, expect, it } from 'vitest'
import { readCode } from '../../src/import/read-code.ts'
import type { ImportedColumn } from '../../src/import/imported.ts'
import { tablesOf } from './support/tables-of.ts'

/** A column of the first table of a text. */
function columnOf(text: string, name: string): ImportedColumn | undefined {
  return readCode(text, null)?.tables[0]?.columns.find((column) => column.name === name)
}

describe('annotations of classes', () => {
  it.each([
    [
      'JPA with Bean Validation',
      `@Entity
@Table(uniqueConstraints = @UniqueConstraint(columnNames = {"email", "home_country"}))
public class Member extends Base {
    @Column(nullable = false, length = 80) @Size(min = 2, max = 40) private String name;
    @Column(unique = true) @Email private String email;
    @Column(length = 2) private String homeCountry;
    @Min(18) @Max(99) private int age;
    @Pattern(regexp = "[A-Z]{2}\\\\d{4}") private String code;
    @Transient private String temp;
    enum Tier { BASIC, GOLD }
    private Tier tier;
}
abstract class Base { @Id private Long id; }`,
      [
        'Member(id integer, name text (40), email text!, homeCountry text (2), age integer [18, 99], code text, tier text = BASIC | GOLD) #id',
      ],
    ],
    [
      'Entity Framework',
      'public class Car {\n  [Key] public int No { get; set; }\n  [Required, StringLength(12, MinimumLength = 3)] public string? Plate { get; set; }\n  [Range(1, 9)] public int Doors { get; set; }\n}',
      ['Car(No integer, Plate text (12), Doors integer [1, 9]) #No'],
    ],
    [
      'TypeORM',
      "@Entity()\n@Unique(['a', 'b'])\nexport class Row {\n  @PrimaryGeneratedColumn('uuid') id: string;\n  @Column('int', { default: 0 })\n  a: number;\n  @Column({ type: 'varchar', length: 30, nullable: true })\n  b: string;\n  @ManyToMany(() => Tag, (tag) => tag.rows)\n  tags: Tag[];\n}\n@Entity()\nexport class Tag { @PrimaryColumn() id: string; }",
      ['Row(id text, a integer, b text? (30)) #id', 'Tag(id text) #id', '_RowToTag(A integer, B integer) A -> Row, B -> Tag'],
    ],
    [
      'gorm',
      'type Level string\n\nconst (\n\tLow Level = "low"\n\tTop Level = "top"\n)\n\ntype User struct {\n\tID    uint   `gorm:"primaryKey"`\n\tEmail string `gorm:"size:90;uniqueIndex;not null" json:"email"`\n\tAge   int    `validate:"gte=18,lte=99"`\n\tLevel Level\n}',
      ['User(ID integer, Email text! (90), Age integer [18, 99], Level text = low | top) #ID'],
    ],
  ])('should be kept: %s', (_, text, tables) => {
    expect(tablesOf(text)).toEqual(tables)
  })
})

describe('Python models', () => {
  it('should have the fields of their bases, choices by name, validators and rules', () => {
    const text = `class Stamped(models.Model):
    made = models.DateTimeField()

    class Meta:
        abstract = True

class Shop(Stamped):
    STATES = (('o', 'Open'), ('c', 'Closed'))

    class Kind(models.TextChoices):
        ONLINE = 'on', 'Online'

    state = models.CharField(max_length=1, choices=STATES)
    kind = models.CharField(max_length=2, choices=Kind.choices)
    stars = models.IntegerField(validators=[MinValueValidator(1), MaxValueValidator(5)])
    code = models.CharField(max_length=8, validators=[RegexValidator(r'^\\d{4}$')])

    class Meta:
        unique_together = [('state', 'code')]

class Note(models.Model):
    shop = models.OneToOneField(Shop, primary_key=True, on_delete=models.CASCADE)
    tags = models.ManyToManyField('Tag', through='NoteTag')
`
    expect(tablesOf(text)).toEqual([
      'Shop(id integer, made timestamp, state text = o | c, kind text = on, stars integer [1, 5], code text (8)) #id',
      'Note(shop_id any!) #shop_id shop_id -> Shop',
    ])
    expect(columnOf(text, 'code')?.pattern).toBe('^\\d{4}$')
    expect(readCode(text, null)?.tables[0]?.unique).toEqual([['state', 'code']])
  })

  it('should have the rules and tables of SQLAlchemy, and the limits of annotations', () => {
    const text = `tags = Table("user_tags", Base.metadata, Column("user_id", ForeignKey("users.id"), primary_key=True), Column("tag", String(9)))

class User(Base):
    __tablename__ = "users"
    __table_args__ = (UniqueConstraint("a", "b"), CheckConstraint("a >= 18 AND a <= 99"))
    id = Column(Integer, primary_key=True)
    a = Column(Integer)
    b = Column("bee", String(3))

class Limits(BaseModel):
    age: Annotated[int, Field(ge=18)]
    rank: conint(gt=0, lt=11)
    code: constr(min_length=2, max_length=4)
    level: Level

class Level(IntEnum):
    LOW = 1
    HIGH = 3
`
    expect(tablesOf(text)).toEqual([
      'users(id integer, a integer [18, 99], bee text (3)) #id',
      'Limits(age integer [18, ], rank integer [1, 10], code text (4), level integer = 1 | 3)',
      'user_tags(user_id any, tag text (9)) #user_id user_id -> users',
    ])
    expect(columnOf(text, 'a')?.isRangeOfType).toBe(false)
  })
})

describe('other notations', () => {
  it.each([
    [
      'changes of Rails',
      `ActiveRecord::Schema[7.0].define(version: 2024_01_01) do
  create_enum "mood", ["sad", "happy"]
  create_table "shops", primary_key: "code", id: { type: :string, limit: 6 }, force: :cascade do |t|
    t.enum "mood", enum_type: "mood"
    t.string "tags", array: true
    t.integer "rank", limit: 2
    t.check_constraint "rank >= 0 AND rank <= 10"
  end
  create_table "notes", force: :cascade do |t|
    t.string "shop_code"
  end
  add_foreign_key "notes", "shops", column: "shop_code", primary_key: "code"
  add_column :notes, :body, :string, limit: 40
end`,
      [
        'shops(code text (6), mood text = sad | happy, rank integer [0, 10]) #code',
        'notes(id integer, shop_code text, body text (40)) #id shop_code -> shops',
      ],
    ],
    [
      'references of DBML',
      'Table users as U {\n id int [pk, ref: < posts.user_id]\n age int [check: `age > 17`]\n}\nTable posts {\n id int [pk]\n user_id int\n boss_id int\n}\nTable tags { id int [pk] }\nRef: posts.boss_id > U.id\nRef: posts.id <> tags.id',
      [
        'users(id integer, age integer [18, 2147483647]) #id',
        'posts(id integer, user_id integer, boss_id integer) #id user_id -> users, boss_id -> users',
        'tags(id integer) #id',
        '_postsTotags(A integer, B integer) A -> posts, B -> tags',
      ],
    ],
    [
      'extensions of GraphQL',
      'scalar Email\ntype User {\n  id: ID!\n  email: Email! @auth(role: ADMIN)\n}\nextend type User { age: Int }',
      ['User(id any, email any, age integer?)'],
    ],
    [
      'joined types of TypeScript',
      "const STATES = ['on', 'off'] as const;\ntype State = (typeof STATES)[number];\ninterface Base { id: string }\nexport type Row = Base & {\n  state: State;\n  run: (a: number) => void;\n  n: number;\n};",
      ['Row(id text, state text = on | off, n decimal)'],
    ],
    [
      'combined JSON Schema',
      '{"type":"object","properties":{"a":{"anyOf":[{"type":"integer","minimum":3},{"type":"null"}]},"b":{"allOf":[{"$ref":"#/$defs/x"},{"properties":{"q":{"type":"boolean"}}}]},"c":{"oneOf":[{"type":"string"},{"type":"object"}]},"d":{"enum":[1,2,5]}},"required":["a"],"$defs":{"x":{"properties":{"p":{"type":"string"}}}}}',
      ['records(a integer? [3, ], b_p text?, b_q boolean?, d integer? = 1 | 2 | 5)'],
    ],
    [
      'heads of CSV',
      '\uFEFF"Order No.";"Name; full";2nd;Paid\r\nA1;"Ann; B";7;1.250,99\r\nA2;Cid;9;12,50\r\n',
      ['records(Order No. text, Name; full text, 2nd integer [0, 10], Paid decimal [0, 10000] .2)'],
    ],
  ])('should be read: %s', (_, text, tables) => {
    expect(tablesOf(text)).toEqual(tables)
  })

  it('should not read thousands as decimals', () => {
    const text = '| id | salary |\n|---|---|\n| 1 | $52,000 |\n| 2 | $61,500 |'
    expect(columnOf(text, 'salary')).toMatchObject({ type: 'integer', max: 100_000 })
  })
})
