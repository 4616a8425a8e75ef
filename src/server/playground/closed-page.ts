import { PlaygroundFile } from './playground-file.ts'

/**
 * The page of a service that requires a token. The page contains this fact, so that its scripts need not find out from a refused request.
 */
export function closedPage({ plain }: PlaygroundFile): PlaygroundFile {
  const html = Buffer.from(plain.toString().replace('<html ', '<html data-token="wanted" '))
  return new PlaygroundFile('index.html', html)
}
