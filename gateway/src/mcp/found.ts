/** Returns the first line of a page of results: '1 story found, page 1:'. */
export const found = (total: number, [one, many]: readonly [one: string, many: string], page: number): string =>
  `${total} ${total === 1 ? one : many} found, page ${page}:`
