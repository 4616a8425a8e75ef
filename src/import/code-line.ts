/** Characters of a line that are considered. */
export const longestCodeLine = 300

/** Beginnings of declarations and statements in languages with braces and in Python. */
const beginning =
  /^(?:@\w|(?:export|public|private|protected|internal|static|final|pub|val|var|let|const|func|fn|def|class|struct|message|enum|trait|data class|package|import|using|namespace|return|type)\s\S)/

/** The end of a member: "id: Long,". */
const typed = /^: ?[\w<>[\]?]+,?$/

/** Signs that prose does not have. */
const signs = [
  /[{}]$|^[}\])]|=>|:=|\);$|\) ?\{/,
  // Tags of Go, and of HTML.
  /`\w{1,20}:"|^<\/?\w[^<>\n]{0,200}>/,
  // Calls of methods, and calls with texts: "t.string(", ").notNull(", "text('name')".
  /[\w)]\.[a-z]\w{0,40}\(|\w\(["']/,
  // Symbols of Ruby: "field :name, :string".
  /[ (]:[a-z]\w*(?:, ?| |$)/,
  // Objects of properties: "firstName: { type: DataTypes.STRING },".
  /^["']?\w{1,60}["']?: ?\{[^{}:]*:[^{}]*\},?$/,
]

/** Names in braces, which are a list of columns: "users {id, name}". */
const list = /^[\w ]{1,60}\{[\w\s,]{0,200}\}$/

/** Whether a line is surely code. @param line without spaces at its ends, and with at most `longestCodeLine` characters */
export function isCodeLine(line: string): boolean {
  return (signs.some((sign) => sign.test(line)) && !list.test(line)) || isStatement(line)
}

function isStatement(line: string): boolean {
  if (!beginning.test(line)) return false
  return /[({;=<]/.test(line) || typed.test(line.slice(Math.max(0, line.lastIndexOf(':'))))
}

/** Lines that are code if there is other code in the text. */
const besideCode = [
  /^from [\w.]{1,100} import\b|^import [\w.*]{1,100}(?: as \w{1,60})?;?$/,
  /^(?:package|use|namespace|require|require_relative|include|extern crate|mod|syntax|option|#include)\b.{0,200}[;'"\w]$/,
  /^(?:scalar \w{1,100}|type \w{1,100} \w{1,100}|directive @.{0,200}|union \w{1,100} ?=.{0,200})$/,
  /^(?:\w{1,100}\.){1,6}\w{1,100} ?[,=]|^[\w.$]{1,100} ?= ?(?:[\w.]{1,100}\(|[[({'"`])/,
  /^[\w.$]{1,100}\($|[[({]$|^[\])}]/,
  /^(?:add|remove|drop|change|enable|create|rename)_\w{1,40}[ (]|^\w{1,40}(?:::\w{1,40})+|^return new class\b/,
  /^(?:end|else|try:|pass|\.\.\.|use strict|"use strict";|<\?php|#\[.{0,200}\]|\[\w[^\]]{0,200}\])$/i,
]

/** Whether a line in a text with declarations is code, too. */
export function isLineBesideCode(line: string): boolean {
  return isCodeLine(line) || besideCode.some((form) => form.test(line))
}

const modifiers = new Set(['export', 'default', 'abstract', 'declare', 'public', 'final'])
const types = new Set(['class', 'type', 'interface', 'enum', 'struct', 'union', 'input', 'trait', 'object'])
const constants = new Set(['const', 'val', 'var', 'let'])

/** Whether a line begins a declaration that might have been one of a table: "export class Invoice {", "type Order = Base & {". */
export function isDeclarationLine(line: string): boolean {
  const words = line.split(' ')
  const keyword = words.find((word) => !modifiers.has(word)) ?? ''
  const equals = line.indexOf('=')
  const isList = constants.has(keyword) && equals > 0 && /^[[{]/.test(line.slice(equals + 1).trimStart())
  return isList || (types.has(keyword) && /^\w/.test(words[words.indexOf(keyword) + 1] ?? '') && !/\{ {0,4}\}$/.test(line))
}
