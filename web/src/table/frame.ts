/** What has to look at how everything lies: before the next picture, when the browser lays it out anyway. */

/** Calls it once before the next picture, unless what it returns is called first. */
export function beforePicture(look: () => void): () => void {
  const frame = requestAnimationFrame(look);
  return () => cancelAnimationFrame(frame);
}
