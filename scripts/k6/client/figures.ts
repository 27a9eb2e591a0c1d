import { Counter, Trend } from 'k6/metrics'

/** Until the answer is open: headers are sent when the message has been admitted (claimed and paid for), before the model's first token. */
export const opened = new Trend('rostra_opened', true)
/** Until the last event of the answer. */
export const answered = new Trend('rostra_answer', true)
/** Until the first piece of the answer, and between pieces: only k6 with the SSE extension sees them. */
export const firstToken = new Trend('rostra_first_token', true)
export const tokenGap = new Trend('rostra_token_gap', true)
export const words = new Counter('rostra_words')
/** Answers that were opened and then not kept to what the interface promises, by what was wrong. */
export const brokenAnswers = new Counter('rostra_broken_answers')
/** Calls that were refused, by the reason in the body. */
export const refusals = new Counter('rostra_refusals')

export const registered = new Trend('rostra_register', true)
export const loggedIn = new Trend('rostra_login', true)
/** From the wish to buy to the paid payment in one's list. */
export const purchased = new Trend('rostra_purchase', true)
