/** How one kind of character says the things that have nothing to do with a subject. Slots: `{topic}`, `{feeling}`, `{self}`. */
export interface Voice {
  hello: string[]
  /** Before an answer to a question. */
  answering: string[]
  /** Before an answer to something that was told. */
  hearing: string[]
  /** After the other side has answered our own question. */
  noting: string[]
  feeling: string[]
  joy: string[]
  /** When more is wanted, or a yes has come. */
  more: string[]
  /** Before a list of steps. */
  steps: string[]
  example: string[]
  pitfall: string[]
  /** When something was not understood. */
  simpler: string[]
  doubted: string[]
  thanked: string[]
  goodbye: string[]
  wellBeing: string[]
  guarded: string[]
  outside: string[]
  unknown: string[]
  puzzled: string[]
  rude: string[]
  list: string[]
}

export type Tone = 'gentle' | 'brisk' | 'playful' | 'exact'
