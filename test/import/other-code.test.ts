import { describe, expect, it } from 'vitest'
import { refuseOtherCode } from '../../src/import/refuse-other-code.ts'

describe('code in another notation', () => {
  it.each([
    ['Go', 'type User struct {\n\tID   int64  `json:"id"`\n\tName string `json:"name"`\n}'],
    ['Java', 'public class Employee {\n  private Long id;\n  private String name;\n}'],
    ['C#', 'public class Order\n{\n    public int Id { get; set; }\n    public decimal Total { get; set; }\n}'],
    ['Kotlin', 'data class User(\n  val id: Long,\n  val name: String,\n)'],
    ['Rust', 'pub struct User {\n    pub id: i64,\n    pub name: String,\n}'],
    ['JavaScript', "const users = db.collection('users');\nfor (const user of users) {\n  console.log(user);\n}"],
    ['Python without classes', 'import pandas as pd\nfor i in range(10):\n    print(i)\ndf = pd.DataFrame({\n})\nreturn_value(df);'],
    ['OpenAPI', 'openapi: 3.0.0\ncomponents:\n  schemas:\n    Pet:\n      type: object'],
    ['Ecto', 'schema "books" do\n  field :title, :string\n  field :pages, :integer\n  timestamps()\nend'],
    ['Protocol Buffers', 'message Book {\n  string title = 1;\n  int32 pages = 2;\n}'],
    ['a Rust struct', 'struct Book {\n    title: String,\n    pages: u32,\n}'],
    [
      'Drizzle',
      "export const books = pgTable('books', {\n  id: serial('id').primaryKey(),\n  title: text('title'),\n  pages: integer('pages'),\n});",
    ],
    [
      'Sequelize',
      "const Book = sequelize.define('Book', {\n  title: { type: DataTypes.STRING, allowNull: false },\n  author: { type: DataTypes.STRING },\n  pages: DataTypes.INTEGER,\n});",
    ],
    ['dbt', 'version: 2\n\nmodels:\n  - name: books\n    columns:\n      - name: title\n      - name: pages'],
    ['HTML', '<table>\n<tr><td>1</td></tr>\n</table>'],
  ])('should be refused with what can be sent: %s', (_, text) => {
    expect(() => refuseOtherCode(text)).toThrow(/^Line \d+, ".*": this is code in a notation that is not read: send one of SQL, /)
  })

  it.each([
    'SELECT * FROM books WHERE pages > 30;',
    'select b.title, count(l.id) from books b join loans l on l.book_id = b.id group by b.title',
    'SELECT title, pages FROM books',
    'select title from books where pages > 30',
    'ALTER TABLE books ADD COLUMN price numeric(5,2);',
    'update books set pages = 3',
    'DELETE FROM books',
  ])('should be refused for a statement without a table: %s', (text) => {
    expect(() => refuseOtherCode(text)).toThrow('this statement of SQL declares no table: send CREATE TABLE or INSERT statements')
  })

  it.each([
    'Select 100 customers from Germany and 20 orders each',
    'select customers, orders and refunds from a shop',
    'Update: 500 users set a password, 20 did not',
    'schema for a shop: customers, orders',
    'messages {id, text}\nusers {id, name}',
    'The schema:\nusers (id, name)\norders (id, user_id, total)\nitems (id, order_id)',
    'roles: :admin or :user\nplans: free, pro',
    'A shop with 500 customers; 200 orders;\n3% refunds;\nand 20 products.',
    'users {id, name, email}\norders {id, user_id}\nitems {id, order_id}',
    'Tables:\n- users: id, name\n- orders: id, total\n- items: id (uuid)',
    'class sizes: 20-30\nclass teachers: 12\nclass rooms: 8',
    'users:\n  - id\n  - name\norders:\n  - id',
    'Please make { 10 } rows\nof users => orders\nwith 5% null emails.\nThanks!\nBest regards',
    '',
  ])('should not be seen in prose: %s', (text) => {
    expect(() => refuseOtherCode(text)).not.toThrow()
  })
})
