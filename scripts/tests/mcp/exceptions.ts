import type { Revision } from './run-conformance.ts'

/** Scenarios, or checks as `<scenario>:<check>`, that may fail, each with the reason. */
export type Exceptions = Readonly<Record<Revision, Readonly<Record<string, string>>>>

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

/** Of the fixture server, which has what the suite asks for by name. */
export const fixtureExceptions: Exceptions = { '2026-07-28': noTasks, '2025-11-25': noSession }

const ownNames = byReason('Asks for a tool or a resource of the suite by its name; the fixture server has it', [
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

const noPrompts = byReason('The product has no prompts and completes nothing; the fixture server does', [
  'completion-complete',
  'prompts-get-embedded-resource',
  'prompts-get-simple',
  'prompts-get-with-args',
  'prompts-get-with-image',
  'prompts-list',
])

const asksNothing = byReason('The product asks its client for nothing; the fixture server does', [
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

const noHeaders = byReason('No tool of the product takes an argument by a header; one of the fixture server does', [
  'http-custom-header-server-validation',
])

const noLogs = byReason('The product sends no log messages; the fixture server does', [
  'logging-set-level',
  'server-stateless:sep-2575-server-no-log-without-loglevel',
  'tools-call-with-logging',
])

const only = (exceptions: Readonly<Record<string, string>>, names: (name: string) => boolean) =>
  Object.fromEntries(Object.entries(exceptions).filter(([name]) => names(name)))

/** Of the product. The fixture server, on the same HTTP layer, passes what it has no tool for. */
export const productExceptions: Exceptions = {
  '2026-07-28': {
    ...noTasks,
    ...ownNames,
    ...noPrompts,
    'caching:sep-2549-prompts-list-caching-hints': 'The product has no prompts; the fixture server has',
    ...asksNothing,
    ...noHeaders,
    ...only(noLogs, (name) => name.startsWith('server-stateless:')),
  },
  '2025-11-25': { ...noSession, ...ownNames, ...noPrompts, ...only(noLogs, (name) => !name.startsWith('server-stateless:')) },
}
