import { layOut } from '../src/output/lay-out.ts'
import type { Output } from '../src/output/output.ts'
import { openStory, type StoryRequest } from '../src/pipeline.ts'

/** Plans and lays out the response to a story on this thread. */
export function openLaidOut(request: StoryRequest): Output {
  return layOut(openStory(request), { ...request, origin: { story: request.story } })
}
