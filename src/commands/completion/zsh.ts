import type { Completed, DescribedOption, DescribedProgram } from './described.ts'

/** A script for zsh, to source or to put into `$fpath` as `_synth`. */
export function zshScript({ name, options, commands }: DescribedProgram): string {
  const lines = commands.map((command) => `    ${quoted(`${escaped(command.name)}:${command.description}`)}`)
  const cases = commands.map(({ name: own, options: specs, argument }) => {
    const all = [...specs.map(specOf), ...(argument === 'none' ? [] : [quoted(`1: :${action(argument)}`)])]
    return `        ${own})\n          _arguments -S \\\n            ${all.join(' \\\n            ')} ;;`
  })
  return `#compdef ${name}
# Completion of ${name} for zsh.
_${name}() {
  local context state line
  typeset -A opt_args
  local -a commands=(
${lines.join('\n')}
  )
  _arguments -C ${options.map(specOf).join(' ')} '1: :->command' '*:: :->arguments'
  case $state in
    command) _describe command commands ;;
    arguments)
      case $words[1] in
${cases.join('\n')}
      esac ;;
  esac
}
if [[ $funcstack[1] == _${name} ]]; then _${name} "$@"; else compdef _${name} ${name}; fi
`
}

/** A specification of _arguments: names that exclude each other, the description, the value. */
function specOf({ names, description, value }: DescribedOption): string {
  const [first = ''] = names
  const about = `[${description.replaceAll(/[[\]\\:]/g, '\\$&')}]`
  const follows = value === 'none' ? '' : `: :${action(value)}`
  if (names.length === 1) return quoted(`${first}${value === 'none' ? '' : '='}${about}${follows}`)
  return `${quoted(`(${names.join(' ')})`)}{${names.join(',')}}${quoted(`${about}${follows}`)}`
}

function action(value: Completed): string {
  if (value === 'path') return '_files'
  return value === 'value' || value === 'none' ? ' ' : `(${value.join(' ')})`
}

function escaped(text: string): string {
  return text.replaceAll(':', '\\:')
}

function quoted(text: string): string {
  return `'${text.replaceAll("'", "'\\''")}'`
}
