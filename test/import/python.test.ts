import { describe, expect, it } from 'vitest'
import { readCode } from '../../src/import/read-code.ts'
import { notesOf, tablesOf } from './support/tables-of.ts'

describe('Python', () => {
  it('should be read from Django models', () => {
    const text = `from django.db import models

class Author(models.Model):
    """People who "write"."""
    name = models.CharField(max_length=50)
    email = models.EmailField(unique=True)
    level = models.CharField(max_length=1, choices=[('j', 'Junior'), ('s', 'Senior')], default='j')

    class Meta:
        ordering = ['name']

    def __str__(self):
        return self.name

class Article(models.Model):
    slug = models.SlugField(primary_key=True)
    author = models.ForeignKey('blog.Author', on_delete=models.SET_NULL, null=True)
    tags = models.ManyToManyField(Tag, related_name='articles')
    price = models.DecimalField(max_digits=8, decimal_places=2)
    views = models.PositiveIntegerField(default=0)
    parent = models.ForeignKey('self', null=True, on_delete=models.CASCADE)

class Tag(models.Model):
    label = models.CharField(
        max_length=20,  # short
        unique=True,
    )
`
    expect(tablesOf(text)).toEqual([
      'Author(id integer, name text (50), email text!, level text = j | s) #id',
      'Article(slug text, author_id any?, price decimal .2, views integer [0, ], parent_id any?) #slug author_id -> Author, parent_id -> Article',
      'Tag(id integer, label text! (20)) #id',
      '_ArticleToTag(A integer, B integer) A -> Article, B -> Tag',
    ])
    expect(notesOf(text)).toEqual([])
  })

  it('should be read from SQLAlchemy, old and new', () => {
    const text = `class Person(Base):
    __tablename__ = "people"
    id: Mapped[int] = mapped_column(primary_key=True)
    name: Mapped[str] = mapped_column(String(30))
    nick: Mapped[Optional[str]]
    pets: Mapped[List["Pet"]] = relationship(back_populates="owner")

class Pet(Base):
    __tablename__ = 'pets'
    id = Column(Integer, primary_key=True)
    owner_id = Column(Integer, ForeignKey('people.id'), nullable=False)
    weight = db.Column(db.Numeric(6, 2))
    kind = Column(Enum('cat', 'dog', name='pet_kind'), nullable=False)
    owner = relationship("Person")
`
    expect(tablesOf(text)).toEqual([
      'people(id integer, name text (30), nick text?) #id',
      'pets(id integer, owner_id integer, weight decimal .2, kind text = cat | dog) #id owner_id -> people',
    ])
  })

  it('should be read from Pydantic, dataclasses and TypedDict', () => {
    const text = `@dataclass
class Address:
    id: int
    street: str
    zip: str | None = None

class State(StrEnum):
    OPEN = auto()
    DONE = "done"

class Task(BaseModel):
    id: UUID
    state: State
    effort: float = Field(gt=0, le=100)
    due: Optional[datetime.date] = None
    kind: Literal["bug", "feature"] = "bug"
    labels: list[str] = []
    address: Address
    payload: dict[str, Any]
    mystery: Callable[[], int]

class Row(TypedDict):
    n: NotRequired[int]
`
    expect(tablesOf(text)).toEqual([
      'Address(id integer, street text, zip text?)',
      'Task(id uuid, state text = OPEN | done, effort decimal [0.01, 100], due date?, kind text = bug | feature, address_id any, payload json) address_id -> Address',
      'Row(n integer)',
    ])
    expect(notesOf(text)).toEqual([
      '17: a column cannot contain a list: it is left out',
      '20: no column can have this type: mystery is left out',
    ])
  })

  it('should not be read from classes without fields', () => {
    expect(readCode('class Dog:\n    def bark(self):\n        print("woof")\n', null)).toBeNull()
  })

  it('should refer to tables by the names that they have', () => {
    const text = `class Team(SQLModel, table=True):
    __tablename__ = "teams"
    id: int = Field(primary_key=True)
    places: list[Place]

class Place(BaseModel):
    city: str
    team: Team
`
    expect(tablesOf(text)).toEqual(['teams(id integer) #id', 'Place(city text, team_id any) team_id -> teams'])
  })

  it('should say which lists of other rows it leaves out', () => {
    const text = `class Person(models.Model):
    name = models.CharField(max_length=30)
    friends = models.ManyToManyField('self')
    places = models.ManyToManyField(Place)
`
    expect(notesOf(text)).toEqual([
      '3: a list of rows of the same table: friends is left out',
      '4: the class that it lists is not declared here: places is left out',
    ])
  })
})
