import { bindPorts } from '@rostra/kit/bind-ports'
import type { Ports } from '../domain/ports.ts'
import { admitExchange } from './exchanges/admit-exchange.ts'
import { countUnanswered } from './exchanges/count-unanswered.ts'
import { endExchange } from './exchanges/end-exchange.ts'
import { paidSend } from './exchanges/paid-send.ts'
import { prepareAnswer } from './exchanges/prepare-answer.ts'
import { sendMessage } from './exchanges/send-message.ts'
import { settleTakenOver } from './exchanges/settle-taken-over.ts'
import { waitForEnd } from './generations/follow-generation.ts'
import { generate } from './generations/generate.ts'
import { holdPrice } from './generations/hold-price.ts'
import { modelToResume, resumeGeneration } from './generations/resume-generation.ts'

/** Binds the use cases that other use cases call, and passes them on as ports. Each then sees what it calls, and not what that needs. */
export function bindSteps(ports: Ports) {
  const paid = paidSend(ports)
  const ended = bindPorts(endExchange, ports)
  const counted = bindPorts(countUnanswered, ports)
  const generated = bindPorts(generate, { ...ports, endExchange: ended, countUnanswered: counted })
  const before = { paid, holdPrice: bindPorts(holdPrice, ports), prepareAnswer: bindPorts(prepareAnswer, ports) }
  const admitted = bindPorts(admitExchange, { ...ports, ...before, generate: generated })
  const sent = bindPorts(sendMessage, { ...ports, paid, admitExchange: admitted })
  const resumed = bindPorts(resumeGeneration, { ...ports, generate: generated, modelToResume: bindPorts(modelToResume, ports) })
  const settled = bindPorts(settleTakenOver, { ...ports, paid, endExchange: ended, resumeGeneration: resumed })
  return { admitExchange: admitted, sendMessage: sent, waitForEnd: bindPorts(waitForEnd, ports), settleTakenOver: settled }
}
