import { archiveStateModel } from './archive/archive-version.ts'
import { articleModel } from './articles/article-model.ts'
import { editionModel } from './editions/edition-model.ts'

/** The models of all collections of the service's database. */
export const models = [articleModel, archiveStateModel, editionModel]
