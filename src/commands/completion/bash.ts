import type { Completed, DescribedProgram } from './described.ts'

/** A script for bash 4.4 or newer. */
export function bashScript({ name, options, commands }: DescribedProgram): string {
  const own = [...commands.map((each) => each.name), ...options.flatMap((each) => each.names)]
  const values = commands.flatMap((command) =>
    command.options.flatMap((option) =>
      option.value === 'none'
        ? []
        : [`    ${option.names.map((each) => quoted(`${command.name} ${each}`)).join(' | ')}) ${given(option.value)}; return ;;`],
    ),
  )
  const others = commands.map((command) => {
    const names = command.options.flatMap((each) => each.names).join(' ')
    return [
      `    ${command.name})`,
      `      if [[ $current == -* ]]; then ${words(names)}`,
      `      else ${given(command.argument)}; fi ;;`,
    ].join('\n')
  })
  return `# Completion of ${name} for bash.
_${name}() {
  local current=\${COMP_WORDS[COMP_CWORD]} before=\${COMP_WORDS[COMP_CWORD-1]} command=\${COMP_WORDS[1]}
  COMPREPLY=()
  # bash divides "--option=value" into three words.
  if [[ $current == '=' ]]; then current=
  elif [[ $before == '=' ]]; then before=\${COMP_WORDS[COMP_CWORD-2]}; fi
  if (( COMP_CWORD == 1 )); then ${words(own.join(' '))}; return; fi
  case "$command $before" in
${values.join('\n')}
  esac
  case $command in
${others.join('\n')}
  esac
}
complete -o default -F _${name} ${name}
`
}

function words(list: string): string {
  return `mapfile -t COMPREPLY < <(compgen -W '${list}' -- "$current")`
}

/** Without replies, bash completes paths; this is turned off for other values. */
function given(value: Completed): string {
  if (value === 'path') return ':'
  return value === 'value' || value === 'none' ? 'compopt +o default' : words(value.join(' '))
}

function quoted(text: string): string {
  return `'${text}'`
}
