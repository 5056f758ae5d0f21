package dev.hexplain.edit;

import dev.hexplain.tree.Field;
import dev.hexplain.tree.FieldTree;
import dev.hexplain.tree.Quoted;
import dev.hexplain.values.LogicalValue;
import dev.hexplain.values.Paged;
import dev.hexplain.values.ScalarKind;
import dev.hexplain.values.TreeValues;
import java.util.ArrayDeque;
import java.util.ArrayList;
import java.util.Deque;
import java.util.List;
import java.util.Optional;

/**
 * Whether all values but the one that was written say what they said: bytes that stay may say another value, where they
 * count those before them. In small sources, as far as the first hundred thousand values go.
 *
 * @param shared what others may refer to, and say what it says
 */
record UnchangedValues(FieldTree before, FieldTree after, Patch patch, Optional<LogicalValue.Scalar> shared) {
    private static final int MOST = 100_000;
    private static final int PAGE = 256;
    private static final int BETWEEN_LOOKS = 1 << 10;
    private static final int LONGEST = 1 << 16;
    private static final int SHOWN = 60;
    private static final String REFERENCE = "reference";

    private record Pair(LogicalValue old, LogicalValue now) {}

    /** What is wrong, as a part of a sentence. */
    Optional<String> wrong(ValueEdit.Decoding decoding) {
        Deque<Pair> open = new ArrayDeque<>();
        if (before.source().length() <= EditLimits.ALL_LEAVES) {
            open.push(new Pair(new TreeValues(before).root(), new TreeValues(after).root()));
        }
        for (int seen = 0; seen < MOST && !open.isEmpty(); seen++) {
            if (seen % BETWEEN_LOOKS == 0) {
                decoding.requireTime();
            }
            Pair pair = open.pop();
            Optional<String> wrong = wrong(pair);
            if (wrong.isPresent()) {
                return wrong;
            }
            List<LogicalValue> old = parts(pair.old);
            List<LogicalValue> now = parts(pair.now);
            if (old.size() != now.size()) {
                return Optional.of("`%s` at 0x%X would have %d parts rather than %d"
                        .formatted(pair.old.field().name(), pair.old.field().offset(), now.size(), old.size()));
            }
            for (int i = 0; i < old.size(); i++) {
                open.push(new Pair(old.get(i), now.get(i)));
            }
        }
        return Optional.empty();
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
        if (!(pair.old instanceof LogicalValue.Scalar old && pair.now instanceof LogicalValue.Scalar now)
                || isWritten(old.field())) {
            return Optional.empty();
        }
        String text = old.text().first(LONGEST);
        String next = now.text().first(LONGEST);
        boolean isShared = shared.filter(
                        written -> written.text().first(LONGEST).equals(text))
                .isPresent();
        return isShared || text.equals(next)
                ? Optional.empty()
                : Optional.of("`%s` at 0x%X would become `%s`"
                        .formatted(Quoted.cut(text, SHOWN), old.field().offset(), Quoted.cut(next, SHOWN)));
    }

    /** To an object by its number among all, which only the library counts. */
    private static boolean isUnfollowed(LogicalValue value) {
        return value instanceof LogicalValue.Scalar scalar
                && scalar.kind() == ScalarKind.NAME
                && scalar.type().equals(REFERENCE);
    }

    /** What is referred to is where it was, or has moved to. */
    private Optional<String> wrong(LogicalValue.Reference old, LogicalValue.Reference now) {
        if (shared.isEmpty()
                && isWritten(old.target())
                && new TreeValues(before).of(old) instanceof LogicalValue.Scalar) {
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

    private static List<LogicalValue> parts(LogicalValue value) {
        return switch (value) {
            case LogicalValue.Sequence sequence -> all(sequence.elements());
            case LogicalValue.Mapping map ->
                all(map.entries()).stream()
                        .flatMap(entry -> List.of(entry.key(), entry.value()).stream())
                        .toList();
            case LogicalValue.Structure object ->
                all(object.members()).stream().map(LogicalValue.Named::value).toList();
            case LogicalValue.Scalar _, LogicalValue.Opaque _, LogicalValue.Reference _ -> List.of();
        };
    }

    private static <T> List<T> all(Paged<T> parts) {
        List<T> all = new ArrayList<>();
        for (long from = 0; from < Math.min(MOST, parts.count()); from += PAGE) {
            all.addAll(parts.page(from, PAGE));
        }
        return all;
    }
}
