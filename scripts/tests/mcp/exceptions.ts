import type { Revision } from './run-conformance.ts'

const byReason = (reason: string, names: readonly string[]) => Object.fromEntries(names.map((name) => [name, reason]))

const noTasks = byReason('Tasks are an optional extension, which is not offered', [
  'tasks-capability-negotiation',
  'tasks-dispatch-and-envelope',
  'tasks-lifecycle',
  'tasks-mrtr-composition',
  'tasks-mrtr-input',
  'tasks-request-headers',
  'tasks-request-state-removal',
  'tasks-required-task-error',
  'tasks-wire-fields',
])

const noSession = {
  ...byReason('The server asks the client during a request, for which a session is needed; this server keeps none', [
    'elicitation-sep1034-defaults',
    'elicitation-sep1330-enums',
    'tools-call-elicitation',
    'tools-call-sampling',
  ]),
  ...byReason('A subscription needs a session, and no capability for it is advertised', ['resources-subscribe', 'resources-unsubscribe']),
}

const ownNames = byReason('Asks for a tool or a resource that only servers made for the suite have', [
  'json-schema-2020-12',
  'resources-read-binary',
  'resources-read-text',
  'resources-templates-read',
  'tools-call-audio',
  'tools-call-embedded-resource',
  'tools-call-error',
  'tools-call-image',
  'tools-call-mixed-content',
  'tools-call-simple-text',
  'tools-call-with-progress',
])

const noPrompts = byReason('The product has no prompts and completes nothing', [
  'completion-complete',
  'prompts-get-embedded-resource',
  'prompts-get-simple',
  'prompts-get-with-args',
  'prompts-get-with-image',
  'prompts-list',
])

const asksNothing = byReason('The product asks its client for nothing', [
  'input-required-result-basic-elicitation',
  'input-required-result-basic-list-roots',
  'input-required-result-basic-sampling',
  'input-required-result-capability-check',
  'input-required-result-multi-round',
  'input-required-result-multiple-input-requests',
  'input-required-result-non-tool-request',
  'input-required-result-request-state',
  'input-required-result-result-type',
  'input-required-result-tampered-state',
  'server-stateless:sep-2575-http-server-no-independent-requests-on-stream',
  'server-stateless:sep-2575-missing-capability-http-400',
  'server-stateless:sep-2575-server-rejects-undeclared-capability',
])

const noHeaders = byReason('No tool of the product takes an argument by a header', ['http-custom-header-server-validation'])

const sendsNoLogs = 'The product sends no log messages'

/** Scenarios, or checks as `<scenario>:<check>`, that may fail, each with the reason. */
export const exceptions: Readonly<Record<Revision, Readonly<Record<string, string>>>> = {
  '2026-07-28': {
    ...noTasks,
    ...ownNames,
    ...noPrompts,
    'caching:sep-2549-prompts-list-caching-hints': 'The product has no prompts',
    ...asksNothing,
    ...noHeaders,
    'server-stateless:sep-2575-server-no-log-without-loglevel': sendsNoLogs,
  },
  '2025-11-25': {
    ...noSession,
    ...ownNames,
    ...noPrompts,
    ...byReason(sendsNoLogs, ['logging-set-level', 'tools-call-with-logging']),
  },
}
