import { describe, expect, it } from 'vitest'
import { readCode } from '../../src/import/read-code.ts'
import type { ImportedColumn } from '../../src/import/imported.ts'
import { notesOf, tablesOf } from './support/tables-of.ts'

/** A column of the first table of a text. */
function columnOf(text: string, name: string): ImportedColumn | undefined {
  return readCode(text, null)?.tables[0]?.columns.find((column) => column.name === name)
}

describe('Drizzle', () => {
  it('should be read with names, enums, references and rules of the database', () => {
    const text = `import { pgTable, serial } from 'drizzle-orm/pg-core';
export const role = pgEnum('role', ['admin', 'member']);
export const people = pgTable('people', {
  id: serial('id').primaryKey(),
  fullName: text('full_name').notNull(),
  role: role('role').notNull(),
  plan: text({ enum: ['free', 'pro'] }),
  balance: numeric('balance', { precision: 10, scale: 2 }).default('0'),
  bossId: integer('boss_id').references((): AnyPgColumn => people.id),
  tags: text('tags').array(),
}, (t) => ({ once: uniqueIndex('once').on(t.fullName, t.role), old: check('old', sql\`age > 3\`) }));
export const teams = sqliteTable('teams', { code: text('code').notNull(), nr: int('nr'), done: integer('done', { mode: 'boolean' }) },
  (t) => [primaryKey({ columns: [t.code, t.nr] }), foreignKey({ columns: [t.nr], foreignColumns: [people.id] })]);
export const peopleRelations = relations(people, ({ many }) => ({ teams: many(teams) }));`
    expect(tablesOf(text)).toEqual([
      'people(id integer, full_name text, role text = admin | member, plan text = free | pro, balance decimal .2, boss_id integer) #id boss_id -> people',
      'teams(code text, nr integer, done boolean) #code+nr nr -> people',
    ])
    expect(readCode(text, null)?.tables[0]?.unique).toEqual([['full_name', 'role']])
    expect(notesOf(text)).toEqual([
      '10: a column cannot contain a list: it is left out',
      '11: this check is not imported: the data may break it',
    ])
  })
})

describe('Mongoose', () => {
  it('should be read with limits, objects, lists and references', () => {
    const text = `const mongoose = require('mongoose');
const address = new Schema({ city: { type: String, required: true }, zip: { type: String, match: /^\\d{5}$/ } }, { _id: false });
const userSchema = new mongoose.Schema({
  name: { type: String, required: [true, 'name it'], minlength: 2, maxlength: 40 },
  age: { type: Number, min: 18, max: [99, 'too old'] },
  role: { type: String, enum: { values: ['a', 'b'] } },
  home: address,
  full: { first: String },
  scores: [{ points: Number }],
  company: { type: Schema.Types.ObjectId, ref: 'Company' },
  tags: [String],
}, { timestamps: true });
userSchema.index({ name: 1, age: 1 }, { unique: true });
const companySchema = new Schema({ title: { type: String, unique: true } });
module.exports = { User: mongoose.model('User', userSchema), Company: mongoose.model('Company', companySchema) };`
    expect(tablesOf(text)).toEqual([
      'User(_id text (24), name text (40), age decimal? [18, 99], role text? = a | b, home_city text, home_zip text?, full_first text?, company any?, createdAt timestamp, updatedAt timestamp) #_id company -> Company',
      'scores(points decimal?, userId any) userId -> User',
      'Company(_id text (24), title text?!) #_id',
    ])
    expect(columnOf(text, 'home_zip')?.pattern).toBe('^\\d{5}$')
    expect(columnOf(text, 'name')?.shortest).toBe(2)
    expect(readCode(text, null)?.tables[0]?.unique).toEqual([['name', 'age']])
    expect(notesOf(text)).toEqual(['11: a column cannot contain a list: it is left out'])
  })
})

describe('Sequelize', () => {
  it('should be read with keys, validations, references and associations', () => {
    const text = `const User = sequelize.define('user', {
  email: { type: DataTypes.STRING(80), allowNull: false, unique: true, validate: { isEmail: true } },
  firstName: { type: DataTypes.STRING, field: 'first_name' },
  age: { type: DataTypes.INTEGER, validate: { min: 18, max: 99 } },
  state: DataTypes.ENUM('on', 'off'),
  born: DataTypes.DATEONLY,
  label: { type: DataTypes.VIRTUAL, get() { return 1 } },
}, { tableName: 'users', timestamps: false, indexes: [{ unique: true, fields: ['email', 'born'] }] });
class Post extends Model {}
Post.init({
  id: { type: DataTypes.UUID, primaryKey: true },
  ownerId: { type: DataTypes.INTEGER, references: { model: User, key: 'id' } },
}, { sequelize, modelName: 'Post' });
const Tag = sequelize.define('Tag', { name: { type: DataTypes.STRING(9), primaryKey: true } }, { timestamps: false });
Tag.belongsTo(User);
Post.belongsToMany(Tag, { through: 'x' });
Tag.belongsToMany(Post, { through: 'x' });`
    expect(tablesOf(text)).toEqual([
      'users(id integer, email text! (80), first_name text (255), age integer [18, 99], state text = on | off, born date) #id',
      'Post(id uuid, ownerId integer, createdAt timestamp, updatedAt timestamp) #id ownerId -> users',
      'Tag(name text (9), userId any) #name userId -> users',
      '_PostToTag(A integer, B integer) A -> Post, B -> Tag',
    ])
    expect(readCode(text, null)?.tables[0]?.unique).toEqual([['email', 'born']])
    expect(notesOf(text)).toEqual(['7: label is computed: it is left out'])
  })
})

describe('Yup and Joi', () => {
  it('should be read like Zod, with members that may be missing', () => {
    const text = `const userSchema = yup.object({
  name: yup.string().required().max(30),
  age: yup.number().required().integer().moreThan(17),
  role: yup.string().oneOf(['admin', 'user']),
});
const Item = Joi.object({ code: Joi.string().length(4).required(), n: Joi.number().min(1), kind: Joi.string().valid('a', 'b') });`
    expect(tablesOf(text)).toEqual([
      'user(name text (30), age integer [18, ], role text? = admin | user)',
      'Item(code text (4), n decimal? [1, ], kind text? = a | b)',
    ])
  })
})

describe('Avro', () => {
  it('should be read with logical types, records and enums', () => {
    const text = `{"type": "record", "name": "Trip", "fields": [
  {"name": "id", "type": {"type": "string", "logicalType": "uuid"}},
  {"name": "fare", "type": {"type": "bytes", "logicalType": "decimal", "precision": 6, "scale": 2}},
  {"name": "kind", "type": {"type": "enum", "name": "Kind", "symbols": ["DAY", "NIGHT"]}},
  {"name": "was", "type": ["null", "Kind"]},
  {"name": "at", "type": {"type": "long", "logicalType": "timestamp-millis"}},
  {"name": "car", "type": {"type": "record", "name": "Car", "fields": [{"name": "plate", "type": "string"}]}},
  {"name": "stops", "type": {"type": "array", "items": {"type": "record", "name": "Stop", "fields": [{"name": "n", "type": "int"}]}}},
  {"name": "raw", "type": "bytes"}]}`
    expect(tablesOf(text)).toEqual([
      'Trip(id uuid, fare decimal [-9999.99, 9999.99] .2, kind text = DAY | NIGHT, was text? = DAY | NIGHT, at timestamp, car_plate text)',
      'stops(n integer, trip_id any) trip_id -> Trip',
    ])
    expect(notesOf(text)).toEqual(['9: raw is not a single value: it is left out'])
  })
})
