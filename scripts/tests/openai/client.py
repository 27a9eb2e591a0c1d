"""Calls a persona through OpenAI's Python client, and prints what it saw as JSON. Arguments: base URL, key, key for reading, model."""

import json
import sys

import openai

base_url, key, reading_key, model = sys.argv[1:]
client = openai.OpenAI(base_url=base_url, api_key=key, max_retries=0)
question = [{"role": "user", "content": "Tell me [answer 8.5]"}]
seen = {}


def refusal(call):
    try:
        call()
    except openai.APIStatusError as error:
        return [type(error).__name__, error.status_code, error.code, error.param]
    return None


seen["models"] = [each.id for each in client.models.list().data]
seen["model"] = client.models.retrieve(model).id

completion = client.chat.completions.create(model=model, messages=question, temperature=0.2)
seen["plain"] = {
    "text": completion.choices[0].message.content,
    "finish": completion.choices[0].finish_reason,
    "tokens": completion.usage.total_tokens > 0,
}

chunks = list(client.chat.completions.create(model=model, messages=question, stream=True, stream_options={"include_usage": True}))
seen["streamed"] = {
    "text": "".join(choice.delta.content or "" for chunk in chunks for choice in chunk.choices),
    "finish": [choice.finish_reason for chunk in chunks for choice in chunk.choices][-1],
    "usage": chunks[-1].usage.total_tokens > 0,
    "chunks": len(chunks) > 4,
}

seen["stop"] = client.chat.completions.create(model=model, messages=question, stop=["w5"]).choices[0].message.content

repeat = {"Idempotency-Key": "python-1"}
same = [client.chat.completions.create(model=model, messages=question, extra_headers=repeat).id for _ in range(2)]
seen["joined"] = same[0] == same[1]

first = client.responses.create(model=model, input="Tell me [answer 8.5]", instructions="Be brief")
second = client.responses.create(model=model, input="And now [answer 8.5]", previous_response_id=first.id)
with client.responses.stream(model=model, input="Once more [answer 8.5]", previous_response_id=second.id) as stream:
    events = [event.type for event in stream]
    third = stream.get_final_response()
stored = client.responses.retrieve(second.id)
seen["responses"] = {
    "texts": [first.output_text, second.output_text, third.output_text],
    "events": list(dict.fromkeys(events)),
    "stored": [stored.id == second.id, stored.output_text == second.output_text, stored.previous_response_id == first.id],
}
unstored = client.responses.create(model=model, input="Tell me [answer 8.5]", store=False)
seen["unstored"] = [unstored.output_text, refusal(lambda: client.responses.retrieve(unstored.id))]
seen["later"] = refusal(lambda: client.responses.delete(second.id))
client.responses.delete(first.id)
seen["deleted"] = refusal(lambda: client.responses.retrieve(first.id))

image = [{"role": "user", "content": [{"type": "image_url", "image_url": {"url": "data:image/png;base64,AA=="}}]}]
ask = client.chat.completions.create
seen["errors"] = [
    refusal(lambda: client.with_options(api_key="rk_" + "x" * 43).models.list()),
    refusal(lambda: client.with_options(api_key=reading_key).chat.completions.create(model=model, messages=question)),
    refusal(lambda: ask(model="nobody-has-this-name", messages=question)),
    refusal(lambda: ask(model=model, messages=image)),
    refusal(lambda: ask(model=model, messages=[{"role": "user", "content": "Other"}], extra_headers=repeat)),
    refusal(lambda: client.embeddings.create(model=model, input="x")),
]
try:
    list(ask(model=model, messages=[{"role": "user", "content": "Please [model is busy python]"}], stream=True))
except openai.APIError as error:
    seen["broken"] = [type(error).__name__, error.code]

print(json.dumps(seen))
