/** Renders a sentence that contains a name, isolated so that a right-to-left name does not reorder the sentence. */
export function NameInSentence({ words, name }: { words: (name: string) => string; name: string }) {
  const [before, after] = words('\0').split('\0')
  return (
    <>
      {before}
      <bdi className="wrap-anywhere">{name}</bdi>
      {after}
    </>
  )
}
