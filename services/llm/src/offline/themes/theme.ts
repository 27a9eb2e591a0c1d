/** One subject of the offline model. Every sentence is complete and independent of the others. */
export interface Theme {
  /** Fits after 'about'. */
  name: string
  field: 'work' | 'learning' | 'making' | 'money' | 'body' | 'heart' | 'code' | 'devices' | 'travel' | 'home' | 'community'
  keywords: RegExp
  /** Whether messages in another language belong to the theme. */
  otherLanguages?: true
  insights: string[]
  steps: string[]
  /** Whether the steps make sense only together and in order. */
  stepsInOrder?: true
  pitfalls: string[]
  examples: string[]
  questions: string[]
}
