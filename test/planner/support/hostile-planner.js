/** Does what the story of a call says, and answers with its length. */
export default async function plan(request) {
  if (request === null) return null
  const { call, stop } = request
  const { story } = call.args[0]
  if (story === 'loop') for (;;);
  if (story === 'die') process.exit(3)
  if (story === 'fail') throw new Error('told to fail')
  if (story === 'hoard') {
    const hoard = []
    for (;;) hoard.push(Array.from({ length: 1 << 16 }, (_, place) => place + 0.5))
  }
  if (story.startsWith('work')) {
    const end = performance.now() + Number(story.slice(5))
    while (Atomics.load(stop, 0) === 0) if (performance.now() > end) return { value: story.length }
    return null
  }
  if (story === 'wait') {
    while (Atomics.load(stop, 0) === 0) await new Promise((resolve) => setTimeout(resolve, 1))
    return null
  }
  return { value: story.length }
}
