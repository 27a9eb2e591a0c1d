/** An address of ours without its host, so that it leads on from whatever host a browser knows us by. */
export function pathOf(url: string): string {
  const { pathname, search } = new URL(url)
  return `${pathname}${search}`
}
