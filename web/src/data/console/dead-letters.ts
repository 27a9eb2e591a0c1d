import { queryOptions } from '@tanstack/react-query'
import { api, bodyOf } from '../../api/client.ts'
import { useOperate } from './use-operate.ts'

/** The events that could not be handled, by topic and consumer. */
export const deadLettersQuery = queryOptions({
  queryKey: ['console', 'dead-letters'],
  queryFn: () => bodyOf(api.GET('/api/admin/dead-letters')),
  staleTime: 0,
})

/** Delivers the dead letters of a topic again. Returns their number. */
export const useReplayDeadLetters = () =>
  useOperate(async (topic: string): Promise<number> => {
    const { replayed } = await bodyOf(api.POST('/api/admin/dead-letters/{topic}/replay', { params: { path: { topic } } }))
    return replayed
  })
