/** Complaints beside those for which a chat gives safety advice. */
export const complaints = /\b(?:head|back|tooth|stomach|ear) ?aches?\b|\b(?:migraines?|rash|cough\w*|nausea|tinnitus|lump|symptoms?)\b/i

/** Words of disputes about rights. */
export const legal =
  /\b(landlord|deposit|evict\w*|lawsuit|su(?:e|ing|ed)|lawyers?|court|contract|fired|dismiss(?:ed|al)|inherit\w*|custody|divorce|copyright|refund|warranty|legal(?:ly)?|illegal|liable)\b/i

/** Words of questions about society. */
export const publicWords =
  /\b(cit(?:y|ies)|countr(?:y|ies)|governments?|societ(?:y|ies)|schools|laws?|ban(?:ned)?|climate|polic(?:y|ies)|democra\w+|elections?|voting|planet|immigra\w+|universal|humanity|taxes|citizens?|parliament|public|billionaires?|nuclear|wars?)\b/i
