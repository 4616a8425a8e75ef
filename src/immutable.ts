/** What a type describes, as data that nobody changes. */
export type Immutable<Value> = unknown extends Value ? Value : { readonly [Key in keyof Value]: Immutable<Value[Key]> }
