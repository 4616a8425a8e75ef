import type { JSONRPCMessage, RequestId } from '@modelcontextprotocol/server'
import { clipped } from '../clipped.ts'
import { describeValue, isJsonObject } from '../json.ts'
import { insteadOf } from '../nearest.ts'

/** The error answer to an invalid message or an invalid tool call, with an error code of JSON-RPC 2.0. */
export interface Refusal {
  /** Null if the line has no valid id. */
  readonly id: RequestId | null
  readonly code: number
  readonly message: string
}

type Read = { readonly message: JSONRPCMessage } | { readonly refusal: Refusal }

const codes = { notJson: -32_700, noMessage: -32_600, wrongParams: -32_602 } as const

/** The refusal of a line that is longer than `mostBytes`. */
export function tooLong(mostBytes: number): Refusal {
  return { id: null, code: codes.noMessage, message: `The message is longer than ${mostBytes} bytes` }
}

/**
 * Reads a line as a message of JSON-RPC 2.0, and the call of a tool.
 * @param tools the names of all tools
 */
export function readMessage(line: string, tools: readonly string[]): Read {
  let json: unknown
  try {
    json = JSON.parse(line)
  } catch (error) {
    return refused(null, codes.notJson, `The line is not JSON: ${clipped(error instanceof Error ? error.message : String(error))}`)
  }
  if (!isJsonObject(json)) {
    const batch = Array.isArray(json) ? ': send each message on a line of its own' : ''
    return refused(null, codes.noMessage, `A message must be a JSON object, but is ${describeValue(json)}${batch}`)
  }
  const id = isId(json['id']) ? json['id'] : null
  const problem = problemOf(json)
  if (problem !== null) return refused(id, codes.noMessage, problem)
  const wrong = json['method'] === 'tools/call' && id !== null ? wrongCall(json['params'], tools) : null
  return wrong === null ? { message: json as unknown as JSONRPCMessage } : refused(id, codes.wrongParams, wrong)
}

function refused(id: RequestId | null, code: number, message: string): Read {
  return { refusal: { id, code, message } }
}

function isId(value: unknown): value is RequestId {
  return typeof value === 'string' || Number.isSafeInteger(value)
}

function problemOf({ jsonrpc, id, method, params, result, error }: Readonly<Record<string, unknown>>): string | null {
  if (jsonrpc !== '2.0') return `jsonrpc must be "2.0", but is ${describeValue(jsonrpc)}`
  if (id !== undefined && !isId(id)) return `id must be a string or an integer, but is ${describeValue(id)}`
  if (method === undefined && (result !== undefined || error !== undefined)) return null
  if (typeof method !== 'string') return `method must be a string, but is ${describeValue(method)}`
  if (params !== undefined && !isJsonObject(params)) return `params must be an object, but is ${describeValue(params)}`
  return null
}

function wrongCall(params: unknown, tools: readonly string[]): string | null {
  const { name, arguments: given }: Readonly<Record<string, unknown>> = isJsonObject(params) ? params : {}
  if (typeof name !== 'string') return `params.name must be the name of a tool, but is ${describeValue(name)}`
  if (!tools.includes(name)) return `There is no tool ${JSON.stringify(clipped(name))}${insteadOf(name, tools)}`
  if (given === undefined || isJsonObject(given)) return null
  return `params.arguments must be an object, but is ${describeValue(given)}`
}
