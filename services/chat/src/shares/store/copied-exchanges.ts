import { Types } from 'mongoose'
import { interrupted } from '../../core/domain/exchanges/answer-end.ts'
import type { ConversationRow } from '../../core/store/conversations/conversation-model.ts'
import type { ExchangeRow } from '../../core/store/exchanges/exchange-model.ts'
import { copyIdOf, type Share } from '../domain/share.ts'

/**
 * Returns the exchanges of a share as ended exchanges of another conversation, each the parent of the next. They have no events, so they
 * are not counted.
 */
export function copiesOf({ exchanges }: Pick<Share, 'exchanges'>, { _id, personaId, person }: ConversationRow): ExchangeRow[] {
  let parentId: Types.ObjectId | null = null
  return exchanges.map(({ content, askedAt, answer, answeredAt, status, end, citations, openers, isFree, model }, index) => {
    const id = new Types.ObjectId(copyIdOf(_id.toHexString(), index))
    const row: ExchangeRow = {
      _id: id,
      conversationId: _id,
      personaId,
      person,
      requestId: `copy-${id.toHexString()}`,
      parentId,
      content,
      fromShare: true,
      status,
      end,
      owner: 'copy',
      startedAt: askedAt,
      finishedAt: answeredAt,
      answer,
      chunkEnds: answer === '' ? [] : [answer.length],
      failure: status === 'failed' ? interrupted : null,
      openers,
      model,
      ...(isFree && { isFree }),
      ...(citations && { citations }),
    }
    parentId = id
    return row
  })
}
