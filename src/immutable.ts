/** The type `Value` with all properties read-only, at every depth. */
export type Immutable<Value> = unknown extends Value ? Value : { readonly [Key in keyof Value]: Immutable<Value[Key]> }
