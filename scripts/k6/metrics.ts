import { Counter, Trend } from 'k6/metrics'

/** Time from the send to the response headers. The gateway sends them once the message is admitted, before the first token. */
export const opened = new Trend('rostra_opened', true)
/** Time from the send to the last event of the answer. */
export const answered = new Trend('rostra_answer', true)
export const words = new Counter('rostra_words')
/** Counts answers and results that violate the API's contract, by reason. */
export const brokenAnswers = new Counter('rostra_broken_answers')
/** Counts attempts that were repeated because the product could not take the request for the moment, by route and status. */
export const retries = new Counter('rostra_retries')
/** Counts refused requests, by the reason in the body. A request that succeeded after a retry is not refused. */
export const refusals = new Counter('rostra_refusals')
