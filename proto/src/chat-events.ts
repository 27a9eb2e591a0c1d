import type { ExchangeFinished, ExchangeFinished__Output } from '../gen/rostra/chat/v1/ExchangeFinished.ts'
import { loadMessage } from './load.ts'

/** `chat.exchange-finished.v1`: see events.proto. */
export const ExchangeFinishedEvent = {
  topic: 'chat.exchange-finished.v1',
  ...loadMessage<ExchangeFinished, ExchangeFinished__Output>('rostra/chat/v1/events.proto', 'rostra.chat.v1.ExchangeFinished'),
}
