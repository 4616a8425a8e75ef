import { SynthError } from '../errors.ts'

/** The name of a destination in a request. */
export interface DestinationName {
  /** The name that is configured in the workers. */
  readonly name: string
  /** Folders below it, joined by `/`; empty for none. */
  readonly folder: string
}

/** Names and folders cannot leave the place of a destination, and are part of queue names and paths. */
const named = /^[A-Za-z][A-Za-z0-9_-]{0,31}$/
const folderNamed = /^[A-Za-z0-9_][A-Za-z0-9._=-]{0,99}$/
const mostFolders = 8

const form = 'a name that the workers have, such as lake, optionally with folders below it: lake/shop/v2'

export function isDestinationName(text: string): boolean {
  return named.test(text)
}

/** @throws SynthError `validation_failed` for a URL, a path, or other texts */
export function destinationName(text: string): DestinationName {
  const [name = '', ...folders] = text.split('/', mostFolders + 2)
  if (!isDestinationName(name) || folders.length > mostFolders || !folders.every((folder) => folderNamed.test(folder))) {
    const detail = `must be ${form}; never a URL or a path of a machine`
    throw new SynthError('validation_failed', `The destination ${detail}`, [{ pointer: '/destination', detail }])
  }
  return { name, folder: folders.join('/') }
}

/** The directory or the URL of a destination. @param place the worker's directory or URL for its name, without a slash at the end */
export function placeBelow(place: string, { folder }: DestinationName): string {
  return folder === '' ? place : `${place}/${folder}`
}
