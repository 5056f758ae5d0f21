package dev.hexplain.edit;

import dev.hexplain.tree.Field;
import dev.hexplain.tree.FieldTree;
import dev.hexplain.tree.Quoted;
import dev.hexplain.values.LogicalValue;
import dev.hexplain.values.ScalarKind;
import dev.hexplain.values.ScalarText;
import dev.hexplain.values.TreeValues;
import dev.hexplain.values.ValueWalk;
import java.util.ArrayDeque;
import java.util.Deque;
import java.util.List;
import java.util.Optional;
import java.util.stream.Stream;

/**
 * Whether all values but the one that was written say what they said: bytes that stay may say another value, where they
 * count those before them. In the order of values, up to a limit: where that is met, it is reported.
 */
final class UnchangedValues {
    static final int MOST = 100_000;
    private static final int PAGE = 256;
    /** Values in values from which on fewer parts are held of each. */
    private static final int DEEP = 128;

    private static final int DEEP_PAGE = 2;
    private static final int BETWEEN_LOOKS = 1 << 10;
    private static final int SHOWN = 60;
    private static final String REFERENCE = "reference";

    private final TreeValues before;
    private final TreeValues after;
    private final Patch patch;
    private final Optional<LogicalValue.Scalar> shared;
    private final Deque<Parts> open = new ArrayDeque<>();

    /** @param shared what others may refer to, and say what it says */
    UnchangedValues(FieldTree before, FieldTree after, Patch patch, Optional<LogicalValue.Scalar> shared) {
        this.before = new TreeValues(before);
        this.after = new TreeValues(after);
        this.patch = patch;
        this.shared = shared;
    }

    private record Pair(LogicalValue old, LogicalValue now) {}

    /** Pairs of parts of a pair that are not compared yet. */
    private static final class Parts {
        private final Pair of;
        private final int pageSize;
        private List<LogicalValue> page = List.of();
        private List<LogicalValue> newPage = List.of();
        private int at;
        private long from;

        Parts(Pair of, int pageSize) {
            this.of = of;
            this.pageSize = pageSize;
        }

        Optional<Pair> next() {
            if (at == page.size()) {
                page = page(of.old, from, pageSize);
                newPage = page(of.now, from, pageSize);
                from += pageSize;
                at = 0;
            }
            return at < Math.min(page.size(), newPage.size())
                    ? Optional.of(new Pair(page.get(at), newPage.get(at++)))
                    : Optional.empty();
        }

        private static List<LogicalValue> page(LogicalValue value, long from, int limit) {
            return switch (value) {
                case LogicalValue.Sequence sequence -> sequence.elements().page(from, limit);
                case LogicalValue.Mapping map ->
                    map.entries().page(from, limit).stream()
                            .flatMap(entry -> Stream.of(entry.key(), entry.value()))
                            .toList();
                case LogicalValue.Structure object ->
                    object.members().page(from, limit).stream()
                            .map(LogicalValue.Named::value)
                            .toList();
                case LogicalValue.Scalar _, LogicalValue.Opaque _, LogicalValue.Reference _ -> List.of();
            };
        }
    }

    /** What is wrong, as a part of a sentence. */
    Optional<String> wrong(ValueEdit.Decoding decoding) {
        Optional<Pair> next = Optional.of(new Pair(before.root(), after.root()));
        for (int seen = 0; next.isPresent(); seen++) {
            if (seen % BETWEEN_LOOKS == 0) {
                decoding.requireTime();
            }
            if (seen == MOST) {
                decoding.endedAt(before.cut(
                        next.get().old, "only the first %,d values were compared with what they were".formatted(MOST)));
                return Optional.empty();
            }
            Optional<String> wrong = wrong(next.get());
            if (wrong.isPresent()) {
                return wrong;
            }
            next = next();
        }
        return Optional.empty();
    }

    private Optional<Pair> next() {
        Optional<Pair> next = Optional.empty();
        while (next.isEmpty() && !open.isEmpty()) {
            next = open.element().next();
            if (next.isEmpty()) {
                open.pop();
            }
        }
        return next;
    }

    private Optional<String> wrong(Pair pair) {
        if (isUnfollowed(pair.old)) {
            return Optional.of("the reference at 0x%X is by a number that is not followed, and may be to that value"
                    .formatted(pair.old.field().offset()));
        }
        if (pair.old instanceof LogicalValue.Reference old && pair.now instanceof LogicalValue.Reference now) {
            return wrong(old, now);
        }
        if (pair.old.getClass() != pair.now.getClass() && !isWritten(pair.old.field())) {
            return Optional.of("the value at 0x%X would be one of another kind"
                    .formatted(pair.old.field().offset()));
        }
        if (pair.old instanceof LogicalValue.Scalar old && pair.now instanceof LogicalValue.Scalar now) {
            return isWritten(old.field()) ? Optional.empty() : wrong(old, now);
        }
        long parts = ValueWalk.parts(pair.old);
        long newParts = ValueWalk.parts(pair.now);
        if (parts != newParts) {
            return Optional.of("`%s` at 0x%X would have %d parts rather than %d"
                    .formatted(pair.old.field().name(), pair.old.field().offset(), newParts, parts));
        }
        if (parts > 0) {
            open.push(new Parts(pair, open.size() < DEEP ? PAGE : DEEP_PAGE));
        }
        return Optional.empty();
    }

    private Optional<String> wrong(LogicalValue.Scalar old, LogicalValue.Scalar now) {
        ScalarText text = old.text();
        boolean isSame = text.says(now.text())
                || shared.filter(written -> written.text().says(text)).isPresent();
        return isSame
                ? Optional.empty()
                : Optional.of("`%s` at 0x%X would become `%s`"
                        .formatted(shown(text), old.field().offset(), shown(now.text())));
    }

    private static String shown(ScalarText text) {
        return Quoted.cut(text.first(SHOWN + 1), SHOWN);
    }

    /** To an object by its number among all, which only the library counts. */
    private static boolean isUnfollowed(LogicalValue value) {
        return value instanceof LogicalValue.Scalar scalar
                && scalar.kind() == ScalarKind.NAME
                && scalar.type().equals(REFERENCE);
    }

    /** What is referred to is where it was, or has moved to. */
    private Optional<String> wrong(LogicalValue.Reference old, LogicalValue.Reference now) {
        if (shared.isEmpty() && isWritten(old.target()) && before.of(old) instanceof LogicalValue.Scalar) {
            return Optional.of("the value at 0x%X, which refers to the one that is written, would change as well"
                    .formatted(old.field().offset()));
        }
        boolean isSame = old.target().source() != 0
                || patch.moved(old.target().offset()) == now.target().offset()
                || isWritten(old.target());
        return isSame
                ? Optional.empty()
                : Optional.of("the reference at 0x%X would be to the value at 0x%X, which was at 0x%X"
                        .formatted(
                                old.field().offset(),
                                now.target().offset(),
                                old.target().offset()));
    }

    private boolean isWritten(Field field) {
        return field.source() == 0 && patch.touches(field.offset(), field.end());
    }
}
