/**
 * Folders that may hold more than 15 source files, each with the reason. Only texts and tables of routes qualify; generated code is not
 * counted. The nearest README above such a folder must name it.
 */
export const crowdedFolders: Readonly<Record<string, string>> = {}
