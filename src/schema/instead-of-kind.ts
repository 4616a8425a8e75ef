import { insteadOf } from '../nearest.ts'

/** What databases, languages and other generators call what a column kind makes. */
const kindsByOtherName: readonly (readonly [others: readonly string[], kinds: readonly string[]])[] = [
  [
    ['string', 'str', 'varchar', 'char', 'word', 'words'],
    ['category', 'faker', 'pattern', 'template', 'text'],
  ],
  [
    ['number', 'numeric', 'float', 'double', 'real', 'money', 'price', 'currency', 'amount'],
    ['decimal', 'integer'],
  ],
  [['int', 'bigint', 'smallint', 'random'], ['integer']],
  [
    ['id', 'serial', 'autoincrement', 'auto_increment', 'identity', 'primary_key', 'primary', 'key', 'counter'],
    ['sequence', 'uuid'],
  ],
  [['guid'], ['uuid']],
  [['bool', 'flag'], ['boolean']],
  [
    ['datetime', 'time', 'date_time', 'timestamptz'],
    ['timestamp', 'after', 'lifecycle_time'],
  ],
  [['enum', 'select', 'one_of', 'list', 'values', 'weighted'], ['category']],
  [
    ['name', 'full_name', 'first_name', 'last_name'],
    ['person', 'person_attribute'],
  ],
  [['email', 'username', 'gender'], ['person_attribute']],
  [
    ['fk', 'ref', 'reference', 'relation', 'belongs_to', 'many_to_one'],
    ['foreign_key', 'owner_key'],
  ],
  [['owned_key', 'parent', 'parent_id', 'owner'], ['owner_key']],
  [['tree', 'self', 'hierarchy', 'manager'], ['self_reference']],
  [['computed', 'calculated', 'expression', 'derived'], ['formula']],
  [['sum', 'count', 'avg', 'aggregate', 'rollup'], ['roll_up']],
  [
    ['status', 'state', 'state_machine', 'workflow'],
    ['lifecycle', 'category'],
  ],
  [['regex', 'mask', 'code'], ['pattern']],
  [
    ['address', 'city', 'country', 'location'],
    ['entry', 'attribute', 'faker'],
  ],
]

/** What to say of a kind that there is none of: those that are likely meant, else all there are; to follow a statement. */
export function insteadOfKind(name: string, kinds: readonly string[]): string {
  const other = name.toLowerCase()
  const meant = kindsByOtherName.find(([others]) => others.includes(other))?.[1]
  return meant === undefined ? insteadOf(name, kinds) : `: did you mean ${meant.map((kind) => `"${kind}"`).join(' or ')}?`
}
