/** Given names and their gender. */
declare module 'gender-detection-from-name/names/*.js' {
  const names: ReadonlyMap<string, string>
  export = names
}
