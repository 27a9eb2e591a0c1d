/** A sentence with somebody's name in it, whose letters may run the other way without turning the sentence. */
export function Named({ words, name }: { words: (name: string) => string; name: string }) {
  const [before, after] = words('\0').split('\0')
  return (
    <>
      {before}
      <bdi className="wrap-anywhere">{name}</bdi>
      {after}
    </>
  )
}
