import type { Answer } from './costs.ts'

export interface Assumptions {
  messages: number
  discussions: number
  searches: number
  logins: number
  answer: Answer
  hours: readonly number[]
  personasOfThousand: number
  target: number
  leastReplicas: number
  mongoCores: number
  shardTb: number
  exchangeKb: number
  keptDays: number
  events: number
  eventMs: number
  discussionSeconds: number
  networkMs: number
  majorityMs: number
  variation: number
  historyTokens: number
  coreHour: number
  millionIn: number
  millionOut: number
}

/**
 * What is assumed and not measured. Replace these by the numbers of your product; `npm run simulate -- --write` then writes the tables of
 * docs/capacity.md again.
 */
export const assumptions: Assumptions = {
  /** Messages of one person a day. */
  messages: 10,
  /** Discussions of one person a day. */
  discussions: 0.02,
  /** Uncached lists and searches for each message. */
  searches: 5,
  /** Logins by password of one person a day. */
  logins: 0.2,
  /** An answer: tokens, and the milliseconds between two of them. */
  answer: { tokens: 300, everyMs: 40 },
  /** Share of the messages of a day in each hour, from midnight on. The sum is 1. */
  hours: [
    0.01, 0.006, 0.004, 0.003, 0.003, 0.005, 0.012, 0.025, 0.035, 0.042, 0.046, 0.05, 0.054, 0.052, 0.05, 0.05, 0.054, 0.06, 0.072, 0.09,
    0.12, 0.085, 0.05, 0.022,
  ],
  /** Public personas for each thousand people a day, until `maxPersonas` of one index. */
  personasOfThousand: 50,
  /** Share of a core at which autoscaling adds a replica, and the least number of replicas. */
  target: 0.6,
  leastReplicas: 2,
  /** Cores of a MongoDB primary, and how much one shard may store: what a restore copies in an acceptable time. */
  mongoCores: 8,
  shardTb: 2,
  /** Stored kB of an exchange with its entries in ledger and events, estimated from their fields; days that it is kept. */
  exchangeKb: 3,
  keptDays: 365,
  /** Events of an exchange, and the milliseconds that a consumer takes for one event of a partition. */
  events: 3,
  eventMs: 8,
  /** Seconds of a call of a discussion's model, of which there are three in a row. */
  discussionSeconds: 30,
  /** Milliseconds of one way between two machines, and of a write that a majority of MongoDB's members has stored. */
  networkMs: 0.25,
  majorityMs: 3,
  /** Deviation / mean of the CPU time of a task. */
  variation: 1.5,
  /** Tokens of a conversation's history that the model reads for an answer. */
  historyTokens: 1_000,
  /** Dollars: an hour of a core, a million tokens in and out. */
  coreHour: 0.04,
  millionIn: 0.15,
  millionOut: 0.6,
}
