/** What the trial looks for. */
export type Check =
  | 'secret in an entry'
  | 'secret in a request to the model'
  | 'number, address, link or markup in an entry'
  | 'word that fewer people than the floor said'
  | 'entry below the floor'
  | 'entry of which one persona has more than half'
  | 'evidence of someone who does not count'
  | 'run of 8 words shared with a message'
  | 'figure that is not rounded to the floor'
  | 'conversation ids in the public answer'
  | 'entry changed without a new id'
  | 'appeared while fewer people than the floor changed'
  | 'vanished while fewer people than the floor changed'

export interface Finding {
  check: Check
  /** The number of the edition, from 0. */
  edition: number
  detail: string
}
