import { useSearchParams } from 'react-router-dom'
import { maxSearchLength } from '../../data/chat/history.ts'
import { DeleteAll } from '../../features/history/delete-all.tsx'
import { GuestHint } from '../../features/history/guest-hint.tsx'
import { HistoryList } from '../../features/history/history-list.tsx'
import { HistorySearch } from '../../features/history/history-search.tsx'
import { useShareConversation } from '../../features/shared-conversation/sharing/use-share-conversation.tsx'
import { searchParam } from '../../lib/navigation/search-param.ts'
import { useTitle } from '../../lib/navigation/use-title.ts'
import { historyStrings } from '../../strings/strings.ts'

/** The person's conversations, with a search, which is in the address. */
export function ConversationsPage() {
  useTitle(historyStrings.title)
  const sharing = useShareConversation()
  const [address, setAddress] = useSearchParams()
  const search = searchParam(address, maxSearchLength)
  const searchFor = (next: string) => setAddress(next ? { search: next } : {}, { replace: true })
  return (
    <div className="mx-auto w-full max-w-chat px-4 py-10 sm:px-6 sm:py-14">
      <h1 className="font-serif text-36 font-medium tracking-tight sm:text-48">{historyStrings.title}</h1>
      <p className="mt-3 mb-8 text-ink-soft">{historyStrings.intro}</p>
      <div className="mb-6 flex">
        <HistorySearch value={search} onSearch={searchFor} />
      </div>
      <div className="-mx-3 sm:-mx-4">
        <HistoryList
          search={search}
          foot={<DeleteAll />}
          onShare={({ id }, bot, opener) => sharing.open(opener, { bot, conversationId: id })}
          onClearSearch={() => searchFor('')}
        />
      </div>
      <GuestHint />
      {sharing.dialog}
    </div>
  )
}
