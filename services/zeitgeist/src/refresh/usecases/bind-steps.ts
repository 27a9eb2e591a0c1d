import { bindPorts } from '@rostra/kit/bind-ports'
import type { Ports } from '../domain/ports.ts'
import { awaitRefresh } from './await-refresh.ts'
import { planEdition } from './plan/plan-edition.ts'
import { planTopics } from './plan/plan-topics.ts'
import { readEarlierDecisions } from './plan/read-earlier-decisions.ts'
import { readWords } from './plan/read-words.ts'
import { publishEdition } from './publish/publish-edition.ts'
import { recheckPlan } from './publish/recheck-plan.ts'
import { runRefresh } from './run-refresh.ts'
import { continueRefresh, startRefresh, startWhenDue } from './start-refresh.ts'
import { openWindow } from './window/open-window.ts'
import { writeEntries } from './write-entries.ts'

/** Binds the use cases that other use cases call, and passes them on as ports. Each then sees what it calls, and not what that needs. */
export function bindSteps(ports: Ports) {
  const planning = {
    openWindow: bindPorts(openWindow, ports),
    readEarlierDecisions: bindPorts(readEarlierDecisions, ports),
    readWords: bindPorts(readWords, ports),
    planTopics: bindPorts(planTopics, ports),
  }
  const steps = {
    planEdition: bindPorts(planEdition, { ...ports, ...planning }),
    writeEntries: bindPorts(writeEntries, ports),
    publishEdition: bindPorts(publishEdition, { ...ports, recheckPlan: bindPorts(recheckPlan, ports) }),
  }
  const ran = bindPorts(runRefresh, { ...ports, ...steps })
  const continued = bindPorts(continueRefresh, { ...ports, runRefresh: ran })
  const starting = { ...ports, continueRefresh: continued }
  return {
    continueRefresh: continued,
    startRefresh: bindPorts(startRefresh, starting),
    startWhenDue: bindPorts(startWhenDue, starting),
    awaitRefresh: bindPorts(awaitRefresh, ports),
  }
}
