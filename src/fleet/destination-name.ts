import { SynthError } from '../errors.ts'

/** A destination as a request names it. */
export interface DestinationName {
  /** The name that workers know it by. */
  readonly name: string
  /** Folders below it, joined by `/`; empty for none. */
  readonly folder: string
}

/** Names and folders cannot leave the place of a destination, and are parts of queue names and of paths everywhere. */
const named = /^[A-Za-z][A-Za-z0-9_-]{0,31}$/
const folderNamed = /^[A-Za-z0-9_][A-Za-z0-9._=-]{0,99}$/
const mostFolders = 8

const form = 'a name that the workers have, such as lake, with folders below it if need be: lake/shop/v2'

export function isDestinationName(text: string): boolean {
  return named.test(text)
}

/** @throws SynthError `validation_failed` for a URL, a path, or a text that is no such name */
export function destinationName(text: string): DestinationName {
  const [name = '', ...folders] = text.split('/', mostFolders + 2)
  if (!isDestinationName(name) || folders.length > mostFolders || !folders.every((folder) => folderNamed.test(folder))) {
    const detail = `must be ${form}; never a URL or a path of a machine`
    throw new SynthError('validation_failed', `The destination ${detail}`, [{ pointer: '/destination', detail }])
  }
  return { name, folder: folders.join('/') }
}

/** The directory or the URL of a destination. @param place that of the worker for its name, without a slash at its end */
export function placeBelow(place: string, { folder }: DestinationName): string {
  return folder === '' ? place : `${place}/${folder}`
}
