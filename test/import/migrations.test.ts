import { describe, expect, it } from 'vitest'
import { readCode } from '../../src/import/read-code.ts'
import { notesOf, tablesOf } from './support/tables-of.ts'

describe('migrations', () => {
  it('should be read in the form of Rails, with keys, references and sets', () => {
    const text = `class CreateShop < ActiveRecord::Migration[7.1]
  def change
    create_table :makers, id: :uuid do |t|
      t.string :name, :city, limit: 40, null: false
      t.timestamps
    end

    create_table :parts do |t|
      t.belongs_to :maker, null: false, type: :uuid, foreign_key: { to_table: :makers }
      t.decimal :price, precision: 8,
        scale: 2
      t.integer :status, default: 0
      t.point :place
      t.index [:maker_id, :status], unique: true
    end
    add_foreign_key :parts, :makers
  end
end`
    expect(tablesOf(text)).toEqual([
      'makers(id uuid, name text (40), city text (40), created_at timestamp, updated_at timestamp) #id',
      'parts(id integer, maker_id uuid, price decimal .2, status integer) #id maker_id -> makers',
    ])
    expect(notesOf(text)).toEqual(['13: no column can have the type point: it is left out'])
    expect(readCode(text, null)?.tables[1]?.unique).toEqual([['maker_id', 'status']])
  })

  it('should be read in the form of Laravel', () => {
    const text = `<?php
return new class extends Migration {
    public function up(): void {
        Schema::create('planes', function (Blueprint $table) {
            $table->id();
            $table->string('model', 60)->unique();
        });
        Schema::create('flights', function (Blueprint $table) {
            $table->uuid('code')->primary();
            $table->foreignId('plane_id')->nullable()->constrained();
            $table->foreignId('spare_id')->constrained('planes')->cascadeOnDelete();
            $table->enum('state', ['on_time', 'late']);
            $table->unsignedInteger('seats');
            $table->softDeletes();
        });
    }
};`
    expect(tablesOf(text)).toEqual([
      'planes(id integer, model text! (60)) #id',
      'flights(code uuid, plane_id integer?, spare_id integer, state text = on_time | late, seats integer, deleted_at timestamp?) #code spare_id -> planes',
    ])
    // The classes around the tables are code, not sentences.
    const { code = [] } = readCode(text, null) ?? {}
    expect(code.map(({ start, end }) => text.slice(start, end)).join('')).toBe(text)
  })

  it('should be read in the form of Knex', () => {
    const text = `exports.up = function (knex) {
  return knex.schema
    .createTable('users', (table) => {
      table.increments();
      table.string('name', 100).notNullable();
      table.enu('role', ['admin', 'member']);
    })
    .createTable('orders', function (table) {
      table.increments('order_id');
      table.integer('user_id').unsigned().references('id').inTable('users');
      table.decimal('total', 10, 2);
      table.timestamps(true, true);
    });
};`
    expect(tablesOf(text)).toEqual([
      'users(id integer, name text (100), role text = admin | member) #id',
      'orders(order_id integer, user_id integer, total decimal .2, created_at timestamp, updated_at timestamp) #order_id user_id -> users',
    ])
    expect(notesOf(text)).toEqual([])
  })
})
