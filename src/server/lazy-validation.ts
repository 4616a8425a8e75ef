import type { FastifyInstance, FastifySchemaCompiler, FastifyServerOptions } from 'fastify'
import { isJsonObject } from '../json.ts'
import type { VerboseError } from './validation-problems.ts'
import { wellFormed } from './well-formed.ts'

type Check = ReturnType<FastifySchemaCompiler<unknown>>

/** Options of the validation: no value is changed, and no field is dropped. */
const customOptions = {
  allErrors: true,
  allowUnionTypes: true,
  coerceTypes: false,
  removeAdditional: false,
  verbose: true,
  // Our own schemas are not checked against the schema of schemas: to compile that takes longer than everything else of the first request.
  validateSchema: false,
  keywords: ['x-examples', 'x-component', wellFormed],
}

/** A field with too many items. Ajv would look at all of them for other errors, too. */
function tooLong(schema: unknown, data: unknown): VerboseError | null {
  const fields = isJsonObject(schema) && isJsonObject(schema['properties']) && isJsonObject(data) ? schema['properties'] : {}
  for (const [name, field] of Object.entries(fields)) {
    const [limit, items] = [isJsonObject(field) ? field['maxItems'] : undefined, (data as Readonly<Record<string, unknown>>)[name]]
    if (typeof limit !== 'number' || !Array.isArray(items) || items.length <= limit) continue
    return { keyword: 'maxItems', instancePath: `/${name}`, schemaPath: '', params: { limit }, data: items }
  }
  return null
}

/**
 * Validates requests with Ajv, as Fastify does by default, but loads Ajv with the first request to validate, and compiles each schema at
 * its first use. Doing both at the start would take longer than the rest of the start.
 */
export class LazyValidation {
  #compiler: FastifySchemaCompiler<unknown> | null = null

  /** The option of the same name. Answers are text or bytes when they are sent, or plain data that needs no schema to be serialized. */
  readonly schemaController: NonNullable<FastifyServerOptions['schemaController']> = {
    compilersFactory: { buildValidator: () => this.#compile as never, buildSerializer: () => () => (data) => JSON.stringify(data) },
  }

  /** A check that compiles its schema at its first use. */
  readonly #compile: FastifySchemaCompiler<unknown> = (route) => {
    let check: Check | null = null
    const lazily: Check = (data) => {
      if (this.#compiler === null) throw new Error('Validation requires that Ajv is loaded')
      const long = tooLong(route.schema, data)
      if (long !== null) {
        lazily.errors = [long]
        return false
      }
      check ??= this.#compiler(route)
      const isValid = check(data)
      lazily.errors = check.errors ?? null
      return isValid
    }
    return lazily
  }

  /** Makes requests of routes with schemas wait for Ajv. Call it before the routes are added. */
  watch(app: FastifyInstance): void {
    app.addHook('preValidation', async (request) => {
      if (this.#compiler !== null) return
      const { schema = {} } = request.routeOptions
      const isChecked = 'body' in schema || 'querystring' in schema || 'params' in schema || 'headers' in schema
      if (isChecked) await this.#load()
    })
  }

  async #load(): Promise<void> {
    const { default: ajvCompiler } = await import('@fastify/ajv-compiler')
    this.#compiler = ajvCompiler()({}, { customOptions }) as unknown as FastifySchemaCompiler<unknown>
  }
}
