import type { Command, Option } from 'commander'

/** What follows an option or stands as an argument: one of these words, a path, another value, or nothing. */
export type Completed = readonly string[] | 'path' | 'value' | 'none'

export interface DescribedOption {
  /** With hyphens: `--rows`, and `-h` if there is a short one. */
  readonly names: readonly string[]
  readonly description: string
  readonly value: Completed
}

export interface DescribedCommand {
  readonly name: string
  readonly description: string
  readonly options: readonly DescribedOption[]
  readonly argument: Completed
}

/** The program as shells complete it. */
export interface DescribedProgram {
  readonly name: string
  readonly options: readonly DescribedOption[]
  readonly commands: readonly DescribedCommand[]
}

/** Names of values in help texts that are paths of files or directories. */
const paths = /^(?:path|file|directory|place)$/

/**
 * Describes a program for the scripts that complete it.
 * @param known words for options that also have others, such as `generate --format`
 */
export function described(program: Command, known: ReadonlyMap<string, readonly string[]>): DescribedProgram {
  const optionsOf = (command: Command): readonly DescribedOption[] =>
    command
      .createHelp()
      .visibleOptions(command)
      .map((option) => ({
        names: [option.long, option.short].flatMap((name) => name ?? []),
        description: firstClause(option.description),
        value: valueOf(option, known.get(`${command.name()} ${option.long}`)),
      }))
  return {
    name: program.name(),
    options: optionsOf(program),
    commands: program
      .createHelp()
      .visibleCommands(program)
      .map((command) => ({
        name: command.name(),
        description: firstClause(command.description()),
        options: optionsOf(command),
        argument: argumentOf(command, program),
      })),
  }
}

function valueOf({ flags, required, optional, argChoices }: Option, known: readonly string[] | undefined): Completed {
  if (!required && !optional) return 'none'
  const [, placeholder = ''] = /[<[](\w+)/.exec(flags) ?? []
  return argChoices ?? known ?? (paths.test(placeholder) ? 'path' : 'value')
}

function argumentOf(command: Command, program: Command): Completed {
  if (command.name() === 'help') return program.commands.map((each) => each.name())
  const [argument] = command.registeredArguments
  if (argument === undefined) return 'none'
  return argument.argChoices ?? (paths.test(argument.name()) ? 'path' : 'value')
}

/** What stands before the first semicolon: shells show descriptions on one line. */
function firstClause(text: string): string {
  return text.split(';', 1)[0] ?? ''
}
