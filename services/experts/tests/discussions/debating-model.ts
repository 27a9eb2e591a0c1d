import type { ChatRequest } from '@rostra/llm/chat-model'
import { type Scripted, type ScriptedModel, scriptedModel } from '../harness/scripted-models.ts'

type Kind = 'draft' | 'revision' | 'chair'

export const kindOf = ({ hints }: ChatRequest): Kind => {
  const kind = hints?.task?.kind
  if (kind !== 'draft' && kind !== 'revision' && kind !== 'chair') throw new Error('not a request of a discussion')
  return kind
}

/** The chair's answer, as JSON. */
export const verdict = (fields: object = {}): string =>
  JSON.stringify({
    consensus: 'Expert A and Expert B would both begin with a small step, and Expert A would begin today.',
    agreement: 'mixed',
    minority: { experts: ['B'], view: 'Expert B would wait a week', reason: 'haste is costly' },
    ...fields,
  })

/** Creates a model that answers as experts who disagree, and as the chair, unless a script returns another answer. */
export const debatingModel = (
  script: (request: ChatRequest, kind: Kind) => Scripted | undefined | Promise<Scripted | undefined> = () => undefined,
): ScriptedModel =>
  scriptedModel(async (request) => {
    const kind = kindOf(request)
    const scripted = await script(request, kind)
    if (scripted !== undefined) return scripted
    if (kind === 'chair') return verdict()
    const { name } = request.hints ?? {}
    if (kind === 'draft')
      return `In my field this has a simple answer, says ${name}.\n\n**Position:** The way of ${name} is the one to take.`
    return `The point of Expert B is a good one, and I keep my answer.\n\nPosition: The way of ${name} is still the one to take.`
  })

/** A script that never answers the step which the question names, as 'hang at draft of Ada' or 'hang at chair'. */
export const hangsAt = (request: ChatRequest, kind: Kind): Promise<undefined> | undefined => {
  const question = request.hints?.task?.question ?? ''
  const step = kind === 'chair' ? kind : `${kind} of ${request.hints?.name}`
  return question.includes(`hang at ${step}`) ? new Promise(() => undefined) : undefined
}
