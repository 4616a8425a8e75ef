import type { FastifyInstance, FastifySchemaCompiler, FastifyServerOptions } from 'fastify'
import { wellFormed } from './well-formed.ts'

type Check = ReturnType<FastifySchemaCompiler<unknown>>

/** How values are checked: no value is changed, and no field is dropped. */
const customOptions = {
  allErrors: true,
  allowUnionTypes: true,
  coerceTypes: false,
  removeAdditional: false,
  verbose: true,
  keywords: ['x-examples', 'x-component', wellFormed],
}

/**
 * Checks requests with Ajv, as Fastify does by default, but sets Ajv up with the first request that has something to check, and compiles each schema when
 * it is first needed. To do both at the start would take longer than the rest of the start.
 */
export class LazyValidation {
  #compiler: FastifySchemaCompiler<unknown> | null = null

  /** The option of the same name. Answers are text or bytes by the time they are sent, or plain data that needs no schema to be written. */
  readonly schemaController: NonNullable<FastifyServerOptions['schemaController']> = {
    compilersFactory: { buildValidator: () => this.#compile as never, buildSerializer: () => () => (data) => JSON.stringify(data) },
  }

  /** A schema as a check that compiles it at its first use. */
  readonly #compile: FastifySchemaCompiler<unknown> = (route) => {
    let check: Check | null = null
    const lazily: Check = (data) => {
      if (this.#compiler === null) throw new Error('Nothing can be checked before Ajv is loaded')
      check ??= this.#compiler(route)
      const isValid = check(data)
      lazily.errors = check.errors ?? null
      return isValid
    }
    return lazily
  }

  /** Lets requests of routes with schemas wait for Ajv. To be called before the routes are added. */
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
