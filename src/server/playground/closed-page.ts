import { gzipSync } from 'node:zlib'
import { type PlaygroundFile, playgroundFile } from './playground-file.ts'

/** The page of a service that asks for a token. It says so itself, so that its scripts need not be refused to find out. */
export function closedPage({ plain }: PlaygroundFile): PlaygroundFile {
  const html = Buffer.from(plain.toString().replace('<html ', '<html data-token="wanted" '))
  return playgroundFile('index.html', html, gzipSync(html))
}
