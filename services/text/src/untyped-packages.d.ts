/** Lists of words by their language. */
declare module 'stopword' {
  const lists: Readonly<Record<string, readonly string[]>>
  export = lists
}

/** Given names and their gender. */
declare module 'gender-detection-from-name/names/*.js' {
  const names: ReadonlyMap<string, string>
  export = names
}

/** Pairs of characters with a blank between them, joined by `|`. */
declare module 'opencc-js/dict/*' {
  const pairs: string
  export = pairs
}
