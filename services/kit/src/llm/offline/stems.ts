/** The beginnings of the telling words of at least so many letters, which is about what two forms of one word share. */
export function stems(text: string, least = 5): string[] {
  return (text.toLowerCase().match(/\p{L}+/gu) ?? [])
    .filter((word) => word.length >= least)
    .map((word) => word.replace(/s$/, ''))
    .map((word) => word.slice(0, 5))
    .filter((stem) => !common.has(stem))
}

const common = new Set(
  `about would could shoul which where there their these those think thing first after befor other every somet
  somew anyth reall alway maybe the and you for are was but not how what why who can did does has had this that
  with from have your will when them they then than some more most only into just like very much many also here
  over even been were our out any all one two say get use its his her him she does done make made want need know
  tell give help work good`.split(/\s+/),
)
