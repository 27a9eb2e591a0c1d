/**
 * What is assumed and not measured. Replace these by the numbers of your product; `npm run capacity -- --write` then writes the tables of
 * docs/capacity.md again.
 */
export const assumptions = {
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
  /** Public personas for each thousand people a day. */
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
  /** Tokens of a conversation's history that the model reads for an answer. */
  historyTokens: 1_000,
  /** Dollars: an hour of a core, a million tokens in and out. */
  coreHour: 0.04,
  millionIn: 0.15,
  millionOut: 0.6,
  /**
   * The deployment by default: the chart's `hpa.max`, partitions of a topic, personas of one
   * index, tokens a minute of a contract with a provider.
   */
  maxReplicas: { gateway: 12, identity: 6, persona: 6, chat: 20, billing: 6, experts: 8, zeitgeist: 4, newsroom: 4 },
  partitions: 24,
  personasOfIndex: 500_000,
  providerTokens: 30e6,
}
