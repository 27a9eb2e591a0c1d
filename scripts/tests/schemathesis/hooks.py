"""Answers that no schema can announce, and answers of a machine with too much to do.

Each refusal is of one check, `positive_data_acceptance`, and of named operations; it has a reason and, for VALIDATION, a field and its message.
"""

from dataclasses import dataclass

import schemathesis

VALID_REQUEST_REFUSED = "ST202"
INVALID_REQUEST_ACCEPTED = "ST201"
USED_AFTER_DELETION = "ST301"
CREATED_NOT_FOUND = "ST302"
TOO_BUSY = (503, 504)
# Attempts at a request that gets 503 or 504: one that causes them gets them each time.
ATTEMPTS = 4


@dataclass(frozen=True)
class Refusal:
    operations: tuple[str, ...]
    reason: str
    why: str
    field: str = ""
    # A part of the field's message.
    message: str = ""

    def explains(self, operation: str, reason: str, field: str = "", message: str = "") -> bool:
        same = operation in self.operations and (reason, field) == (self.reason, self.field)
        return same and self.message in message


PERSONA_FORM = ("POST /api/bots", "PUT /api/bots/{id}")
PERSONA_TEXTS = (*PERSONA_FORM, "POST /api/bots/trial")
SENDS = ("POST /api/messages", "GET /api/messages/stream", "POST /api/messages/stream")
SUGGESTING = ("POST /api/bots/suggest",)
RENAMING = "PATCH /api/conversations/{id}"
# What they delete can be restored, so that a later answer may have it.
RESTORABLE = ("DELETE /api/conversations/{id}",)
BY_SLUG = ("GET /api/bots/slug/{slug}",)
DECISIONS = tuple(f"POST /api/admin/{what}/{{id}}/{verb}" for what in ("people", "personas") for verb in ("suspend", "restore"))
ADDING = ("POST /api/bots/{id}/knowledge",)
MATERIAL = (*ADDING, "POST /api/bots/{id}/knowledge/search", "POST /api/bots/{id}/inbox/{itemId}")
FACTOR = "/api/user/second-factor"
FACTOR_CHANGES = (
    *(f"POST {FACTOR}/{what}" for what in ("totp", "passkeys/options", "recovery-codes")),
    *(f"DELETE {FACTOR}/{what}" for what in ("totp", "passkeys/{id}")),
)
IDENTITY_CHANGES = tuple(f"{method} /api/user/identities/{{id}}" for method in ("POST", "DELETE"))
NEW_FACTORS = (f"POST {FACTOR}/totp/confirm", f"POST {FACTOR}/passkeys")
INVISIBLE = "cannot be shown"
UNICODE_TABLES = "Whether a reader sees a joiner, a mark or an unassigned character depends on its neighbours, by Unicode's tables."

UTF_16 = "The longest text is counted in UTF-16 units, as a browser's maxlength is. JSON Schema counts code points."

# A text with a pattern of its own does not say that it has no NUL, which every text refuses.
NO_NUL = "must not contain the NUL character"

SPACE = "What counts as space is found by tables."

REFUSALS = (
    *(
        Refusal(("PUT /api/bots/{id}/own-model",), reason, "Only the server at an address knows what it answers.", field)
        for reason, field in (("ADDRESS_NOT_ALLOWED", "baseUrl"), ("OWN_MODEL_FAILED", "baseUrl"), ("VALIDATION", "baseUrl"), ("VALIDATION", "model"),
                              ("VALIDATION", "key"))
    ),
    Refusal(("POST /api/webhooks",), "ADDRESS_NOT_ALLOWED", "Where an address leads is known by its name server.", "url"),
    Refusal(("POST /api/webhooks",), "VALIDATION", "A format does not say what browsers parse as an address.", "url"),
    Refusal(("POST /api/webhooks",), "WEBHOOK_LIMIT", "An account has at most ten."),
    Refusal(("POST /api/webhooks/{id}/deliveries/{deliveryId}/resend",), "WEBHOOK_OFF", "A webhook whose server is gone is off."),
    *(
        Refusal(PERSONA_TEXTS, "VALIDATION", why, field, message)
        for field in ("name", "description", "rolePrompt", "strictlyFollows", "greeting", "openingLines")
        for why, message in ((UNICODE_TABLES, INVISIBLE), (UTF_16, "must be less than"), (UTF_16, "must be at most"))
    ),
    *(
        Refusal(SUGGESTING, "VALIDATION", why, "sentences", message)
        for why, message in ((UNICODE_TABLES, INVISIBLE), (UTF_16, "must be at most"))
    ),
    Refusal(("POST /api/bots/{id}/report",), "VALIDATION", UTF_16, "details", "must be at most"),
    Refusal(DECISIONS, "VALIDATION", UTF_16, "reason", "at most 500 characters"),
    Refusal(("POST /api/bots/{id}/report",), "VALIDATION", UNICODE_TABLES, "details", INVISIBLE),
    Refusal(PERSONA_FORM, "VALIDATION", "An emoji is one character to a reader and up to 32 in Unicode.", "avatarEmoji", "one emoji"),
    Refusal(PERSONA_FORM, "VALIDATION", "A pattern does not parse addresses.", "avatarUrl", "must be an https:// address"),
    Refusal(PERSONA_FORM, "VALIDATION", "Its length is counted as browsers write it.", "avatarUrl", "at most 2048 characters"),
    Refusal(PERSONA_FORM, "VALIDATION", "An address may lead to no picture.", "avatarUrl", "No picture could be fetched"),
    Refusal(PERSONA_FORM, "VALIDATION", "An address may be of no picture of the owner.", "avatarUrl", "no longer there"),
    Refusal(PERSONA_FORM, "VALIDATION", "Which models can be chosen is a setting.", "chatModel"),
    Refusal(("POST /api/pictures",), "VALIDATION", "A schema cannot describe images.", "avatarUrl", "must be a PNG, JPEG or WebP file"),
    Refusal(("POST /api/bots/import",), "CARD_UNREADABLE", "A schema cannot describe character cards."),
    Refusal(("POST /api/bots/import",), "VALIDATION", "A form has exactly one file with a name.", "file"),
    Refusal(("POST /api/pictures",), "VALIDATION", "A form has exactly one file with a name.", "file"),
    Refusal(
        ("POST /api/admin/zeitgeist/terms", "DELETE /api/admin/zeitgeist/terms/{term}"),
        "VALIDATION",
        "A pattern does not count words.",
        "term",
        "one to 3 words",
    ),
    Refusal(DECISIONS, "VALIDATION", "Space around a text is not counted.", "reason", "at least 10 characters"),
    Refusal(PERSONA_FORM, "NAME_RESERVED", "Mixed scripts, and names that look like the product's, are found by tables.", "name"),
    Refusal(
        ("POST /api/bots/trial",),
        "VALIDATION",
        "JSON Schema has no rule for the last item of an array.",
        "messages",
        "The last message must be yours",
    ),
    Refusal(
        (*SENDS, "POST /api/bots/trial"),
        "VALIDATION",
        "Characters are counted as people see them. JSON Schema counts code points.",
        "content",
        "at most 4,000 characters",
    ),
    Refusal(("POST /api/bots/trial",), "VALIDATION", "Only the last message must say something.", "content", "Please write a message"),
    Refusal(
        ("PUT /api/circle-of-experts",),
        "VALIDATION",
        "The circle is replaced as a whole: a persona that does not exist is a mistake in the list, not a missing resource.",
        "botIds",
        "do not exist",
    ),
    *(
        Refusal(
            ("PUT /api/user/profile", "DELETE /api/user", "PUT /api/user/password", *FACTOR_CHANGES, *IDENTITY_CHANGES),
            "WRONG_PASSWORD",
            "A drawn password or code is not the account's. 401 would mean that the session has ended.",
            field,
        )
        for field in ("password", "otp", "currentPassword")
    ),
    *(
        Refusal(NEW_FACTORS, reason, "Only an app or an authenticator answers to what was sent for it. 401 would mean that the session has ended.", field)
        for reason, field in (("SECOND_FACTOR_EXPIRED", ""), ("SECOND_FACTOR_INVALID", "code"), ("PASSKEY_INVALID", ""))
    ),
    Refusal(SENDS, "VALIDATION", "Only a send that replaces an answer has no content.", "content", "must not be empty"),
    Refusal(SENDS, "VALIDATION", "Only a send that replaces an answer has no content.", "content", "Please write a message"),
    Refusal(SENDS, "NOT_EDITABLE", "Whether a message can be replaced depends on what it is."),
    Refusal(
        ("GET /api/generations/{id}/stream",),
        "VALIDATION",
        "JSON Schema does not compare a header with the path.",
        "Last-Event-ID",
        "names another generation",
    ),
    Refusal((RENAMING,), "VALIDATION", SPACE, "title", "must not be empty"),
    *(
        Refusal(MATERIAL, "VALIDATION", why, field, message)
        for field in ("title", "text", "question", "answer", "query")
        for why, message in ((UNICODE_TABLES, INVISIBLE), (UTF_16, "must be at most"), (SPACE, "must not be empty"), (SPACE, "is empty"))
    ),
    Refusal(ADDING, "UNSUPPORTED_TYPE", "The type of a file is in its name and its first bytes.", "file"),
    Refusal(ADDING, "VALIDATION", "A form has exactly one file with a name.", "file"),
    Refusal(("PUT /api/user/push",), "VALIDATION", "A pattern does not tell which points are on a curve.", "p256dh", "no P-256 key"),
    Refusal(("PUT /api/user/push",), "ADDRESS_NOT_ALLOWED", "A pattern does not parse addresses.", "endpoint"),
    Refusal(("POST /api/reset-password",), "RESET_TOKEN_INVALID", "Valid tokens are in mails only."),
    Refusal(("POST /api/confirm-email",), "TOKEN_INVALID", "Valid tokens are in mails only."),
    Refusal(("POST /api/payments/webhook",), "BAD_SIGNATURE", "Only the payment provider can sign a body."),
)

# Operations that remove the space around texts before they check them: `negative_data_rejection` of such a text says nothing.
TRIMMING = (*PERSONA_TEXTS, *SUGGESTING, *DECISIONS, "POST /api/bots/{id}/report", RENAMING, *MATERIAL)


@schemathesis.hook
def filter_failure(context, failure, case, response) -> bool:
    if response.status_code in TOO_BUSY:
        return all(case.call().status_code in TOO_BUSY for _ in range(1, ATTEMPTS))
    if failure.code == INVALID_REQUEST_ACCEPTED:
        return not (case.operation.label in TRIMMING and has_space_around(case.body))
    if failure.code == USED_AFTER_DELETION:
        return failure.operation not in RESTORABLE
    if failure.code == CREATED_NOT_FOUND:
        # The conversation is there; the drawn message is not. A persona may be saved with another slug before the first one is read.
        return reason_of(response) != "MESSAGE_NOT_FOUND" and case.operation.label not in BY_SLUG
    return not (failure.code == VALID_REQUEST_REFUSED and is_explained(case.operation.label, response))


def has_space_around(body) -> bool:
    """Whether a text of the body, or of a list in it, begins or ends with space."""
    fields = body.values() if isinstance(body, dict) else ()
    texts = [text for value in fields for text in (value if isinstance(value, list) else [value])]
    return any(isinstance(text, str) and text != text.strip() for text in texts)


def reason_of(response) -> str:
    try:
        answer = response.json()
    except ValueError:
        return ""
    return answer.get("reason", "") if isinstance(answer, dict) else ""


def is_explained(operation: str, response) -> bool:
    """Whether each field that the answer names, or its reason where it names none, is an explained refusal."""
    try:
        answer = response.json()
    except ValueError:
        return False
    if not isinstance(answer, dict):
        return False
    fields = answer.get("fields") or {"": ""}
    return all(
        message == NO_NUL or any(refusal.explains(operation, answer.get("reason", ""), field, message) for refusal in REFUSALS)
        for field, message in fields.items()
    )
