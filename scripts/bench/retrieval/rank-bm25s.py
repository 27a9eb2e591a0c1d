"""Ranks a collection with bm25s: rank-bm25s.py FOLDER [LANGUAGE]. Writes the ids of the ten best documents of each query as JSON.

The defaults of bm25s with the Snowball stemmer of the language. Its own stop words are English, so that other languages have none.
"""
import json
import sys
from pathlib import Path

import bm25s
import Stemmer

folder, *more = sys.argv[1:]
language = (more or ["en"])[0]
stemmers = {
    "ar": "arabic", "de": "german", "el": "greek", "en": "english", "es": "spanish", "hi": "hindi",
    "ro": "romanian", "ru": "russian", "tr": "turkish",
}


def rows(name):
    return [json.loads(line) for line in (Path(folder) / name).read_text("utf-8").splitlines() if line]


def tokens(texts):
    stemmer = Stemmer.Stemmer(stemmers[language]) if language in stemmers else None
    return bm25s.tokenize(texts, stopwords="en" if language == "en" else [], stemmer=stemmer, show_progress=False)


corpus, queries = rows("corpus.jsonl"), rows("queries.jsonl")
index = bm25s.BM25()
index.index(tokens([f"{row.get('title', '')} {row['text']}" for row in corpus]), show_progress=False)
found, scores = index.retrieve(tokens([row["text"] for row in queries]), k=min(10, len(corpus)), show_progress=False)
ranked = {
    query["_id"]: [corpus[int(document)]["_id"] for document, score in zip(documents, row) if score > 0]
    for query, documents, row in zip(queries, found, scores)
}
json.dump(ranked, sys.stdout)
