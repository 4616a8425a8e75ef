import { InvalidArgumentError } from 'commander'
import { mostRows } from '../library/most-rows.ts'

/** A whole number in digits, with `_` between them or a power of ten behind them; null if the text is none. */
function countOf(text: string): number | null {
  return /^\d[\d_]{0,20}(?:e\d{1,2})?$/i.test(text) ? Number(text.replaceAll('_', '')) : null
}

/** Parsers of option values. @throws InvalidArgumentError that states the valid values */
export const readers = {
  /** A whole number in decimal digits. */
  integer: (least: number, most: number) => {
    return (text: string): number => {
      const value = Number(text)
      if (!/^\d{1,16}$/.test(text) || value < least || value > most)
        throw new InvalidArgumentError(`It must be a whole number from ${least} to ${most}.`)
      return value
    }
  },
  /** A number of rows, such as 1000, 1_000 or 1e6. */
  count: (text: string): number => {
    const value = countOf(text)
    if (value === null || !Number.isSafeInteger(value)) throw new InvalidArgumentError('It must be a whole number, such as 1000 or 1e6.')
    return value
  },
  /** Rows of a data set, such as 1000, 1_000 or 1e6. */
  rows: (text: string): number => {
    const value = countOf(text)
    if (value === null || value > mostRows)
      throw new InvalidArgumentError(`It must be a whole number from 0 to ${mostRows}, such as 1000 or 1e6.`)
    return value
  },
  /** A size in bytes, such as 500000, 100MB (10^6 bytes each) or 1GiB (2^30 bytes). */
  size: (text: string): number => {
    const [, digits = '', prefix = '', binary] = /^(\d{1,15}(?:\.\d{1,3})?) ?(?:([kmgt]?)(i?)b)?$/i.exec(text) ?? []
    const value = Math.floor(Number(digits) * ((binary ?? '') !== '' ? 1024 : 1000) ** ' kmgt'.indexOf(prefix.toLowerCase() || ' '))
    if (digits === '' || value < 1 || !Number.isSafeInteger(value))
      throw new InvalidArgumentError('It must be a size in bytes of at least 1, such as 500000, 100MB or 1GiB.')
    return value
  },
  seed: (text: string): number => {
    const value = Number(text)
    if (!/^-?\d{1,16}$/.test(text) || !Number.isSafeInteger(value))
      throw new InvalidArgumentError(`It must be a whole number from ${Number.MIN_SAFE_INTEGER} to ${Number.MAX_SAFE_INTEGER}.`)
    return value
  },
  /** Names, separated by commas. */
  names: (text: string): readonly string[] => text.split(',').map((name) => name.trim()),
  hostName: (text: string): string => {
    if (!/^[\w.:%-]+$/.test(text)) throw new InvalidArgumentError('It must be a host name or an IP address.')
    return text
  },
  /** Host names without ports, separated by commas, in lower case. */
  hostNames: (text: string): readonly string[] => {
    const names = text
      .toLowerCase()
      .split(',')
      .map((name) => name.trim().replace(/\.$/, ''))
    if (!names.every((name) => /^[\w.-]+$/.test(name)))
      throw new InvalidArgumentError('It must be host names without ports, separated by commas.')
    return names
  },
  /** Origins of web pages, separated by commas. */
  origins: (text: string): readonly string[] => {
    const found = text.split(',').map((origin) => origin.trim())
    if (!found.every((origin) => URL.canParse(origin) && new URL(origin).origin === origin))
      throw new InvalidArgumentError(
        'It must be origins such as https://app.example:8443, separated by commas, in lower case and without a path.',
      )
    return found
  },
  /** The base URL of a service: `http` or `https`, without a query. A trailing `/` is removed. */
  serviceUrl: (text: string): string => {
    const url = URL.canParse(text) ? new URL(text) : null
    if (url === null || !/^https?:$/.test(url.protocol) || url.search !== '' || url.hash !== '')
      throw new InvalidArgumentError('It must be the URL of a service, such as http://localhost:8000.')
    return url.href.replace(/(?<!\/)\/+$/, '')
  },
} as const
