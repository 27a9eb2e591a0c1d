import { ChevronRight, Copy } from '#icons'
import { IconButton } from '../../../components/icon-button.tsx'
import { copyText } from '../../../lib/copy-text.ts'
import { publicUrl } from '../../../lib/public-url.ts'
import { keyStrings } from '../../../strings/strings.ts'
import { apiAddress, clientLine, clientNames, clients } from './client-lines.ts'

const { clients: words, toasts } = keyStrings

/** The address of the interface for programs, and a line to copy for each kind of client. */
export function ConnectClients() {
  const site = publicUrl()
  return (
    <details className="group/clients mt-6 rounded-card border border-line px-4 sm:px-5">
      <summary className="flex min-h-touch cursor-pointer list-none items-center gap-2 text-14 font-strong [&::-webkit-details-marker]:hidden">
        <ChevronRight aria-hidden className="size-4 text-ink-soft transition-transform group-open/clients:rotate-90" />
        {words.title}
      </summary>
      <p className="text-14 text-ink-soft">{words.text}</p>
      <dl className="flex flex-col gap-4 py-4">
        <Line name={words.address} text={apiAddress(site)} copy={words.copyAddress} />
        {clients.map((client) => (
          <Line
            key={client}
            name={clientNames[client]}
            where={words.wheres[client]}
            text={clientLine(client, site)}
            copy={words.copyOf(clientNames[client])}
          />
        ))}
      </dl>
    </details>
  )
}

interface LineProps {
  name: string
  where?: string
  text: string
  copy: string
}

const Line = ({ name, where, text, copy }: LineProps) => (
  <div>
    <dt className="text-14 font-strong">
      {name}
      {where && <span className="block text-12 font-normal text-ink-soft">{where}</span>}
    </dt>
    <dd className="mt-1 flex items-start gap-1 rounded-control border border-line bg-sunken ps-3">
      <code translate="no" className="min-w-0 flex-1 py-2.5 font-mono text-12 wrap-anywhere">
        {text}
      </code>
      <IconButton icon={Copy} label={copy} onClick={() => copyText(text, { copied: toasts.lineCopied })} />
    </dd>
  </div>
)
