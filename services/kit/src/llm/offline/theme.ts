/** One subject the offline model can say something sensible about. Every string is whole sentences, fit to stand anywhere. */
export interface Theme {
  /** Fits after 'about'. */
  name: string
  field: 'work' | 'learning' | 'making' | 'money' | 'body' | 'heart' | 'code' | 'devices' | 'travel' | 'home' | 'community'
  /** Finds the words that belong to it. */
  words: RegExp
  /** Whether messages in another language belong to it. */
  foreign?: true
  insights: string[]
  steps: string[]
  /** Whether the steps only make sense together and in their order. */
  whole?: true
  pitfalls: string[]
  examples: string[]
  questions: string[]
}
