import { bindPorts } from '@rostra/kit/bind-ports'
import type { Ports } from '../domain/ports.ts'
import { countUnanswered } from './exchanges/count-unanswered.ts'
import { endExchange } from './exchanges/end-exchange.ts'
import { prepareAnswer } from './exchanges/prepare-answer.ts'
import { settleTakenOver } from './exchanges/settle-taken-over.ts'
import { waitForEnd } from './generations/follow-generation.ts'
import { generate } from './generations/generate.ts'
import { resumeGeneration } from './generations/resume-generation.ts'

/** Binds the use cases that other use cases call, and passes them on as ports. Each then sees what it calls, and not what that needs. */
export function bindSteps(ports: Ports) {
  const steps = { prepareAnswer: bindPorts(prepareAnswer, ports), waitForEnd: bindPorts(waitForEnd, ports) }
  const ended = bindPorts(endExchange, ports)
  const counted = bindPorts(countUnanswered, ports)
  const generated = bindPorts(generate, { ...ports, endExchange: ended, countUnanswered: counted })
  const resumed = bindPorts(resumeGeneration, { ...ports, generate: generated })
  const settled = bindPorts(settleTakenOver, { ...ports, endExchange: ended, resumeGeneration: resumed })
  return { ...steps, generate: generated, settleTakenOver: settled }
}
