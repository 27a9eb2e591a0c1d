/** Returns a count with its noun: '1 conversation', '2 conversations'. A formatted count such as '1.2k' is plural. */
export const pluralize = (count: number | string, one: string, many = `${one}s`): string => `${count} ${String(count) === '1' ? one : many}`
