import type { Ports } from '../domain/ports.ts'
import { connect } from './connect.ts'
import { endExchange } from './exchanges/end-exchange.ts'
import { prepareAnswer } from './exchanges/prepare-answer.ts'
import { settleTakenOver } from './exchanges/settle-taken-over.ts'
import { continueGeneration } from './generations/continue-generation.ts'
import { waitForEnd } from './generations/follow-generation.ts'
import { generate } from './generations/generate.ts'

/** Connects the steps of a send, which other use cases take as ports: so each of these sees what it calls, and not what that needs. */
export function connectSteps(ports: Ports) {
  const steps = { prepareAnswer: connect(prepareAnswer, ports), waitForEnd: connect(waitForEnd, ports) }
  const ended = connect(endExchange, ports)
  const generated = connect(generate, { ...ports, endExchange: ended })
  const continued = connect(continueGeneration, { ...ports, generate: generated })
  const settled = connect(settleTakenOver, { ...ports, endExchange: ended, continueGeneration: continued })
  return { ...steps, generate: generated, settleTakenOver: settled }
}
