import type { Completed, DescribedOption, DescribedProgram } from './described.ts'

/** A script for fish. */
export function fishScript({ name, options, commands }: DescribedProgram): string {
  const first = `complete -c ${name} -n __fish_use_subcommand`
  return [
    `# Completion of ${name} for fish.`,
    `complete -c ${name} -f`,
    ...options.map((option) => `${first}${optionOf(option)}`),
    ...commands.flatMap((command) => {
      const here = `complete -c ${name} -n '__fish_seen_subcommand_from ${command.name}'`
      return [
        `${first} -a ${command.name} -d ${quoted(command.description)}`,
        ...(command.argument === 'value' || command.argument === 'none' ? [] : [`${here}${argumentOf(command.argument)}`]),
        ...command.options.map((option) => `${here}${optionOf(option)}`),
      ]
    }),
    '',
  ].join('\n')
}

function optionOf({ names, description, value }: DescribedOption): string {
  const flags = names.map((each) => (each.startsWith('--') ? ` -l ${each.slice(2)}` : ` -s ${each.slice(1)}`)).join('')
  return `${flags}${valueOf(value)} -d ${quoted(description)}`
}

function valueOf(value: Completed): string {
  if (value === 'none') return ''
  if (value === 'path') return ' -r -F'
  return value === 'value' ? ' -x' : ` -x -a ${quoted(value.join(' '))}`
}

function argumentOf(value: readonly string[] | 'path'): string {
  return value === 'path' ? ' -F' : ` -a ${quoted(value.join(' '))}`
}

function quoted(text: string): string {
  return `'${text.replaceAll(/['\\]/g, '\\$&')}'`
}
