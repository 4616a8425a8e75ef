import { wordSet } from '../lexicon/word-set.ts'
import type { ColumnType } from './outline.ts'

const words: readonly (readonly [ColumnType, string])[] = [
  [
    'integer',
    'int,integer,bigint,smallint,tinyint,mediumint,long,short,serial,bigserial,smallserial,int2,int4,int8,int16,int32,int64,uint,uint8,uint16,uint32,uint64,i32,i64,u32,u64,biginteger,whole number',
  ],
  [
    'decimal',
    'float,double,decimal,numeric,real,money,currency,double precision,decimal number,floating point,float4,float8,float32,float64,f32,f64,bigdecimal,smallmoney',
  ],
  ['number', 'number'],
  ['boolean', 'bool,boolean,bit,flag,yes/no,y/n,true/false,t/f,yes or no,true or false,or not'],
  [
    'text',
    'string,str,text,varchar,varchar2,char,nchar,nvarchar,nvarchar2,character varying,citext,tinytext,mediumtext,longtext,clob,long text,free text,short text',
  ],
  ['date', 'date,localdate'],
  [
    'timestamp',
    'datetime,datetime2,smalldatetime,datetimeoffset,timestamp,timestamptz,timestamp with time zone,timestamp without time zone,localdatetime,date time,date and time',
  ],
  ['uuid', 'uuid,guid,uniqueidentifier,uuidv4,uuid4'],
]

/** Types of columns by their names in lower case. */
export const columnTypes: ReadonlyMap<string, ColumnType> = new Map(
  words.flatMap(([type, names]) => names.split(',').map((name) => [name, type] as const)),
)

/** Types that are also words in names: "join date", "phone number". After a name they are types if other columns of the list have types. */
export const ambiguousTypes: ReadonlySet<string> = wordSet(
  'date text string str number flag money currency char real long short bit timestamp datetime key required percentage',
  'percent url link email phone year serial inet cidr ip json',
)
