/** Holds back the white space at the beginning of an answer until a word follows it, so that white space alone is never shown. */
export function afterBlank(emit: (text: string) => void): (text: string) => void {
  let held: string | undefined = ''
  return (text) => {
    if (held === undefined) return emit(text)
    held += text
    if (held.trim() === '') return
    const begun = held
    held = undefined
    emit(begun)
  }
}
