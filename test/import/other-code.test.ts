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
    ['HTML', '<table>\n<tr><td>1</td></tr>\n</table>'],
  ])('should be refused with what can be sent: %s', (_, text) => {
    expect(() => refuseOtherCode(text)).toThrow(/^Line \d+, ".*": this is code in a notation that is not read: send one of SQL, /)
  })

  it.each([
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
