/** What the calls to models used on a day. */
export interface ModelCalls {
  calls: number
  inputTokens: number
  outputTokens: number
  /** In millionths of a US dollar, at the prices of the time. */
  costMicros: number
  /** The calls to models that had no price. */
  unpricedCalls: number
}

export interface ModelDay extends ModelCalls {
  /** YYYY-MM-DD, UTC. */
  date: string
}

export interface ModelDays {
  /** Adds to what a model was used on a day. */
  add: (date: string, model: string, calls: ModelCalls) => Promise<void>
  /** Returns the days from `first` on, oldest first; those without calls are left out. */
  since: (first: string) => Promise<ModelDay[]>
}

export interface Ports {
  /** Returns the days of a period with calls, kept for a minute. */
  modelDaysOf: (days: number) => Promise<readonly ModelDay[]>
  now: () => number
}
