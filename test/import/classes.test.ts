import { describe, expect, it } from 'vitest'
import { notesOf, tablesOf } from './support/tables-of.ts'

describe('classes and structs', () => {
  it.each([
    [
      'C#',
      `using System;
namespace Shop {
  public enum Level { Basic, Gold = 5 }
  public class Member
  {
      [Key]
      public int Id { get; set; }
      [Column(TypeName = "decimal(10,2)")]
      public decimal Balance { get; set; } = 0.5m;
      public DateTime? LastSeen { get; set; }
      public Level Level { get; private set; }
      public ICollection<Visit> Visits { get; set; } = new List<Visit>();
      public bool IsRich() { return Balance > 100; }
  }
  public class Visit
  {
      public Guid Id { get; set; }
      public int MemberId { get; set; }
      public Member Member { get; set; }
  }
}`,
      [
        'Member(Id integer, Balance decimal .2, LastSeen timestamp?, Level text = Basic | Gold) #Id',
        'Visit(Id uuid, MemberId integer) MemberId -> Member',
      ],
    ],
    ['a C# record', 'public record Book(Guid Id, string Title, decimal? Price);', ['Book(Id uuid, Title text, Price decimal?)']],
    [
      'Java with methods and constants',
      `import java.util.*;
@Entity
@Table(name = "books")
public class Book {
    private static final long serialVersionUID = 1L;
    @Id @GeneratedValue(strategy = GenerationType.IDENTITY)
    private Long id;
    @Column(nullable = false, length = 200)
    private String title;
    @ManyToOne
    private Author author;
    public String getTitle() { return title; }
}
class Author { Long id; String name; LocalDate born; }`,
      ['Book(id integer, title text (200), authorId any) #id authorId -> Author', 'Author(id integer, name text, born date)'],
    ],
    [
      'Go',
      'package shop\n\ntype Book struct {\n\tID      uint64    `gorm:"primaryKey"`\n\tTitle   *string   `json:"title"`\n\tAdded   time.Time\n\tAuthor  Author\n}\n\ntype Author struct {\n\tID int\n\tName string\n}',
      ['Book(ID integer, Title text?, Added timestamp, AuthorId any) #ID AuthorId -> Author', 'Author(ID integer, Name text)'],
    ],
    [
      'Rust',
      '#[derive(Debug)]\npub struct Trade {\n    pub id: u64,\n    #[serde(default)]\n    pub price: f64,\n    pub side: Side,\n    pub at: DateTime<Utc>,\n    pub note: Option<String>,\n}\n\nenum Side { Buy, Sell }',
      ['Trade(id integer, price decimal, side text = Buy | Sell, at timestamp, note text?)'],
    ],
    [
      'Kotlin',
      'data class User(\n    val id: Long,\n    val name: String?,\n    var age: Int = 0,\n)',
      ['User(id integer, name text?, age integer)'],
    ],
    ['Swift', 'struct User: Codable {\n    let id: UUID\n    var age: Int?\n}', ['User(id uuid, age integer?)']],
    ['Scala', 'case class Event(id: Long, kind: String, at: Instant)', ['Event(id integer, kind text, at timestamp)']],
    ['C in one line', 'struct Order { uint64_t id; double price; char symbol[8]; };', ['Order(id integer, price decimal, symbol text)']],
    [
      'Protocol Buffers',
      'syntax = "proto3";\n\nmessage Person {\n  string name = 1;\n  optional int32 age = 2;\n  google.protobuf.Timestamp created_at = 3;\n  map<string, string> labels = 4;\n  reserved 5;\n}',
      ['Person(name text, age integer?, created_at timestamp, labels json)'],
    ],
    [
      'TypeORM',
      '@Entity()\nexport class User {\n  @PrimaryGeneratedColumn()\n  id: number;\n\n  @OneToMany(() => Photo, (photo) => photo.user)\n  photos: Photo[];\n}\n\n@Entity()\nexport class Photo {\n  @PrimaryGeneratedColumn() id: number\n  @Column({ length: 100 }) url: string | null\n  @ManyToOne(() => User) user: User\n}',
      ['User(id decimal) #id', 'Photo(id decimal, url text? (100), userId any) #id userId -> User'],
    ],
  ])('should be read: %s', (_, text, tables) => {
    expect(tablesOf(text)).toEqual(tables)
    expect(notesOf(text).filter((note) => !note.includes(' is a row of '))).toEqual([])
  })

  it('should say what is left out', () => {
    expect(notesOf('class Order {\n  long id;\n  List<String> tags;\n  Shape shape;\n}')).toEqual([
      '3: a column cannot contain a list: it is left out',
      '4: the type Shape is unknown: shape is left out',
    ])
  })

  it.each([
    'class sizes: 20-30\nclass teachers: 12',
    'A class of 30 students {id, name}',
    'record labels with 20 artists',
    'class Foo { run() { return 1 } }',
  ])('should not be seen in %j', (text) => {
    expect(tablesOf(text)).toEqual([])
  })
})
