import { wordSet } from '../lexicon/word-set.ts'
import type { ColumnType } from './outline.ts'

const words: readonly (readonly [ColumnType, string])[] = [
  ['integer', 'int,integer,bigint,smallint,tinyint,long,serial,bigserial,int4,int8,int32,int64,whole number'],
  ['decimal', 'float,double,decimal,numeric,real,money,currency,double precision,decimal number,floating point,float64'],
  ['number', 'number'],
  ['boolean', 'bool,boolean,flag,yes/no,y/n,true/false,t/f,yes or no,true or false'],
  ['text', 'string,str,text,varchar,char,nvarchar,long text,free text,short text'],
  ['date', 'date'],
  ['timestamp', 'datetime,timestamp,timestamptz,date time,date and time'],
  ['uuid', 'uuid,guid'],
]

/** Types of columns by the words for them, lower case. */
export const columnTypes: ReadonlyMap<string, ColumnType> = new Map(
  words.flatMap(([type, names]) => names.split(',').map((name) => [name, type] as const)),
)

/** Types that are words of names, too: "join date", "phone number". Behind a name they are types where others of the list have one. */
export const ambiguousTypes: ReadonlySet<string> = wordSet(
  'date text string str number flag money currency char real long timestamp datetime key required percentage',
  'percent url link email phone year',
)
