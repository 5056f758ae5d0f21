package dev.hexplain.batch.questions;

import dev.hexplain.inspect.common.Refusal;
import java.util.Optional;

/**
 * What a {@link QuestionWorker} answers: one of these, or nothing where the answer is a file.
 *
 * @param refused why there is no answer
 */
record Reply(Optional<TableDescription> table, Optional<TableAnswer> answer, Optional<Refused> refused) {
    static final Reply WRITTEN = new Reply(Optional.empty(), Optional.empty(), Optional.empty());

    /** A refusal on its way. */
    record Refused(Refusal.Kind kind, String message) {
        Refusal refusal() {
            return kind == Refusal.Kind.CONFLICT ? Refusal.conflict(message) : Refusal.badRequest(message);
        }
    }

    static Reply of(TableDescription table) {
        return new Reply(Optional.of(table), Optional.empty(), Optional.empty());
    }

    static Reply of(TableAnswer answer) {
        return new Reply(Optional.empty(), Optional.of(answer), Optional.empty());
    }

    static Reply of(Refusal refusal) {
        Refused refused = new Refused(refusal.kind(), String.valueOf(refusal.getMessage()));
        return new Reply(Optional.empty(), Optional.empty(), Optional.of(refused));
    }
}
