/** What a question is about. `public` is society and politics; `any` is everything that has no material of its own. */
export type Area = 'work' | 'money' | 'body' | 'heart' | 'learning' | 'tech' | 'public' | 'any'

export type LensName =
  | 'figures'
  | 'honesty'
  | 'pace'
  | 'values'
  | 'preparation'
  | 'safety'
  | 'people'
  | 'less'
  | 'beginning'
  | 'small steps'
  | 'cause'
  | 'evidence'

export interface AreaView {
  /** Advice that fits after "I would" and as an imperative: at most 16 words, without a full stop. */
  stand: string
  /** Two arguments for it, each of which can be read alone. */
  points: readonly [string, string]
}

/** One way to look at a question. An expert argues through the lens that fits its description and guidelines best. */
export interface Lens {
  name: LensName
  /** Whether the lens makes an expert rather go ahead or hold back. */
  leaning: 'go' | 'wait' | 'either'
  /** Its answer to a question that asks for yes or no. */
  verdict: string
  /** Areas whose advice does not fit a decision: that of `any` is taken. */
  decidesAsAny: readonly Area[]
  /** The place of its advice in a plan: lower comes earlier. */
  order: number
  /** Words of a description that make the lens fit. */
  signs: RegExp
  /** What it is about, as it fits after "the point about". */
  gist: string
  /** Why it is right: in general, and twice as another expert says it. */
  credits: readonly [string, string, string]
  /** Where other experts see its limit. */
  limit: string
  /** Its advice as a second half of somebody else's position: at most 9 words, an imperative. */
  addition: string
  /** General arguments. */
  reasons: readonly [string, string, string, string]
  /** How to carry out any practical advice in its sense. */
  practice: readonly [string, string]
  /** What would change the expert's mind. */
  doubt: string
  areas: Record<Area, AreaView>
}
