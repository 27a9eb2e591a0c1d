import { DomainError } from '@rostra/kit/errors'
import { unary } from '@rostra/platform/rpc'
import { PersonaService } from '@rostra/proto/persona'

function notBuilt(): never {
  throw new DomainError('unavailable', 'NOT_BUILT', 'Not built yet')
}

export const operatorRpcs = [
  unary(PersonaService.ReportPersona, async () => notBuilt()),
  unary(PersonaService.SearchPersonas, async () => notBuilt()),
  unary(PersonaService.SuspendPersona, async () => notBuilt()),
  unary(PersonaService.RestorePersona, async () => notBuilt()),
  unary(PersonaService.ListReportedPersonas, async () => notBuilt()),
  unary(PersonaService.DismissReports, async () => notBuilt()),
  unary(PersonaService.GetFeatured, async () => notBuilt()),
  unary(PersonaService.SetFeaturing, async () => notBuilt()),
]
